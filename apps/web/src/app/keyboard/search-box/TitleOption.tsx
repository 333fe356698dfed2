import { coverWidths } from '@titlenet/catalogue/constants';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { displayName } from '@titlenet/catalogue/text/names';
import type { BoxTitle } from '@titlenet/contract/search-box';
import { coverAddress } from '../../../domain/covers/picture-address.ts';
import type { RecentTitle } from '../../../domain/recent-titles/recent-titles.ts';
import { useConfiguration } from '../../../domain/session/session.ts';
import { Stack, Text } from '../../../ui/layout/primitives.tsx';
import { AlternateLogo } from '../../../ui/pictures/AlternateLogo.tsx';
import { FallbackPicture } from '../../../ui/pictures/FallbackPicture.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './SearchBox.module.css';

type Finding = BoxTitle['findings'][number];

/** What a text is in which words were found. */
const names: Readonly<Record<Exclude<Finding['field'], 'title'>, string>> = {
  people: 'contributor',
  series: 'in series',
  subtitle: 'in subtitle',
  imprint: 'imprint',
  number: 'number',
};

function nameOf(field: Finding['field'], isAuthor: boolean): string {
  if (field === 'title') return '';
  return isAuthor ? 'author' : names[field];
}

const isBoxTitle = (title: BoxTitle | RecentTitle): title is BoxTitle => 'findings' in title;

/** Findings in texts that the row does not show otherwise. */
function reasonsOf({ findings, isbn }: BoxTitle): Finding[] {
  return findings.filter(({ field, text }) => field !== 'title' && text !== isbn);
}

function Reasons({ title }: { title: BoxTitle }) {
  const reasons = reasonsOf(title);
  if (reasons.length === 0) return null;
  return (
    <Text text="label" tone="muted" regular>
      {reasons.map(({ field, text, marks }, index) => (
        <span key={`${field} ${text}`}>
          {index > 0 && ', '}
          {nameOf(field, text === title.author1)}:{' '}
          <bdi>
            <MarkedText text={text} marks={marks} />
          </bdi>
        </span>
      ))}
    </Text>
  );
}

function Facts({ title }: { title: BoxTitle | RecentTitle }) {
  const { format = null, onSaleDate = null } = isBoxTitle(title) ? title : {};
  const author = title.author1 && displayName(title.author1);
  const others = [format, onSaleDate && `on sale ${formatDate(onSaleDate, 'MM/dd/yyyy')}`].filter(Boolean).join(' · ');
  return (
    <Text text="label" tone="muted" regular>
      {author && <bdi>{author}</bdi>}
      {author && others && ' · '}
      {others}
    </Text>
  );
}

/** A title in the search box: cover, title with the words found, facts, where else words were found, ISBN. */
export function TitleOption({ title }: { title: BoxTitle | RecentTitle }) {
  const { pictures } = useConfiguration();
  const { companyCode, isbn } = title;
  const [inTitle] = isBoxTitle(title) ? title.findings.filter(({ field }) => field === 'title') : [];
  return (
    <>
      <Stack as="span" centered rigid className={styles.cover}>
        {isbn ? (
          <FallbackPicture source={coverAddress(pictures, { companyCode, isbn }, coverWidths.thumbnail)} alt="" />
        ) : (
          <AlternateLogo />
        )}
      </Stack>
      <Stack as="span" grow shrink>
        <Text dir="auto" text="name">
          <MarkedText text={title.title ?? ''} marks={inTitle?.marks ?? []} />
        </Text>
        <Facts title={title} />
        {isBoxTitle(title) && <Reasons title={title} />}
      </Stack>
      {isbn && (
        <Text text="label" tone="muted" rigid numbers>
          {isbn}
        </Text>
      )}
    </>
  );
}
