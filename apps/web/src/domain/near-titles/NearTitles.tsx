import { useQuery } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { divisionOf } from '@titlenet/catalogue/divisions';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { displayName } from '@titlenet/catalogue/text/names';
import { MAX_BOX_TEXT_LENGTH, searchBox } from '@titlenet/contract/search-box';
import { findQuickSearchAlternatives, type QuickSearchAlternatives } from '@titlenet/contract/searching';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import { quickSearchAddress } from '../search-menu/quick-search-address.ts';
import styles from './NearTitles.module.css';
import type { SearchedText } from './searched-text.ts';

/** Titles by the words of the text that are shown of each division. */
const MAX_TITLES = 5;

const NO_SEARCHES: QuickSearchAlternatives = { unfiltered: 0, divisions: [], fields: [], numbers: [] };

const titlesCount = (count: number) => (count === 1 ? '1 title' : `${formatCount(count)} titles`);

const quietly = { blocking: false, toast: false } as const;

/** The titles of the search box for several texts together, or else for the one that quick search looks for. */
async function findByWords({ words, asked }: SearchedText, signal: AbortSignal) {
  const find = async (text: string) => {
    const body = { text: text.slice(0, MAX_BOX_TEXT_LENGTH), maximum: MAX_TITLES };
    return (await callApi(searchBox, { body }, { ...quietly, signal })).groups;
  };
  const groups = await find(words);
  return groups.length > 0 || !asked || asked.value === words ? groups : find(asked.value);
}

/** What has titles near a search that has none: near searches, and titles with all words in any order, or similar ones. */
function useNear(searched: SearchedText) {
  const { words, division, asked, facets } = searched;
  const body = asked && { [asked.field]: asked.value, company: division.number, ...facets };
  return useQuery({
    queryKey: ['nearTitles', words, body],
    queryFn: async ({ signal }) => {
      const [near, groups] = await Promise.all([
        body ? callApi(findQuickSearchAlternatives, { body }, { ...quietly, signal }) : NO_SEARCHES,
        findByWords(searched, signal),
      ]);
      return { near, groups };
    },
  });
}

function TitleItem({ title }: { title: HomeTitle }) {
  const author = title.author1 && displayName(title.author1);
  const onSale = title.onSaleDate && `on sale ${formatDate(title.onSaleDate, 'MM/dd/yyyy')}`;
  return (
    <li>
      <AddressLink to={titleSheetAddress(title)} className={styles.title}>
        <bdi>{title.title}</bdi>
      </AddressLink>{' '}
      <Text tone="muted" numbers>
        {author && <bdi>{author}</bdi>}
        {author && ' · '}
        {[title.format, onSale, title.isbn].filter(Boolean).join(' · ')}
      </Text>
    </li>
  );
}

/** Links to quick searches that differ in one thing. */
function NearSearches({ searched, near }: { searched: SearchedText; near: QuickSearchAlternatives }) {
  const { asked, isWhole } = searched;
  const { unfiltered, divisions, fields } = near;
  if (!asked || (unfiltered === 0 && divisions.length === 0 && fields.length === 0)) return null;
  const { field, value } = asked;
  const division = searched.division.number;
  const like = (name: string) =>
    `${quickSearchFields.find((each) => each.name === name)?.label ?? name} like ‘${value}’`;
  return (
    <ul>
      {unfiltered > 0 && (
        <li>
          <AddressLink to={quickSearchAddress({ field, value, division })}>Without the chosen filter</AddressLink>:{' '}
          {titlesCount(unfiltered)}
        </li>
      )}
      {fields.map((other) => (
        <li key={other.field}>
          <AddressLink to={quickSearchAddress({ field: other.field, value, division })}>
            {like(other.field)}
          </AddressLink>
          : {titlesCount(other.total)}
        </li>
      ))}
      {divisions.map((other) => {
        const { number, name } = divisionOf(other.division);
        return (
          <li key={number}>
            <AddressLink to={quickSearchAddress({ field, value, division: number })}>
              {isWhole ? `In division ${name}` : `${like(field)} in division ${name}`}
            </AddressLink>
            : {titlesCount(other.total)}
          </li>
        );
      })}
    </ul>
  );
}

interface NearTitlesProps {
  searched: SearchedText;
  /** Name of the region. */
  label: string;
  /** Shown if nothing is near. */
  nothing: string;
}

/** Below a search without titles: what would have some, of those that the person may see [NOHIT-01..NOHIT-06, NOHIT-09]. */
export function NearTitles({ searched, label, nothing }: NearTitlesProps) {
  const { data: found, isError, refetch } = useNear(searched);
  if (isError)
    return (
      <Text role="alert" as="p" text="prose" tone="muted" className={styles.note}>
        Other searches could not be tried.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </Text>
    );
  if (!found)
    return (
      <Text as="p" text="prose" tone="muted" className={styles.note}>
        Looking for what would have titles …
      </Text>
    );
  const { near, groups } = found;
  const others = searched.isWhole ? '' : ', without the other criteria';
  const lists = [
    { heading: 'The check digit is wrong. Did you mean', titles: near.numbers },
    ...groups.map(({ division, exact, similar, titles }) => {
      const { name } = divisionOf(division);
      const count = formatCount(exact || similar);
      const heading = exact > 0 ? `All words, in any order, in ${name}` : `Did you mean, in ${name}`;
      return {
        heading: `${heading}${others} (${count})`,
        titles: titles.filter(({ typos }) => exact === 0 || typos === 0),
      };
    }),
  ].filter(({ titles }) => titles.length > 0);
  const isNear = near.unfiltered > 0 || near.divisions.length > 0 || near.fields.length > 0;
  if (lists.length === 0 && !isNear)
    return (
      <Text as="p" text="prose" tone="muted" className={styles.note}>
        {nothing}
      </Text>
    );
  return (
    <section className={styles.near} aria-label={label}>
      <NearSearches searched={searched} near={near} />
      {lists.map(({ heading, titles }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {titles.map((title) => (
              <TitleItem key={`${title.companyCode} ${title.productId}`} title={title} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
