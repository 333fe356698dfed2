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
import { quickSearchAddress } from '../../domain/search-menu/quick-search-address.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';
import styles from './NoTitles.module.css';
import { type QuickSearch, requestOf } from './search-from-query.ts';

/** Titles by the words of the text that are shown of each division. */
const MAX_TITLES = 5;

const titlesCount = (count: number) => (count === 1 ? '1 title' : `${formatCount(count)} titles`);

/** What has titles near a search that has none: near searches, and titles with all words in any order, or similar ones. */
function useNear(search: QuickSearch) {
  const body = requestOf(search);
  const options = { blocking: false, toast: false } as const;
  return useQuery({
    queryKey: ['nearQuickSearch', body],
    queryFn: async ({ signal }) => {
      const text = search.value.slice(0, MAX_BOX_TEXT_LENGTH);
      const [near, byWords] = await Promise.all([
        callApi(findQuickSearchAlternatives, { body }, { ...options, signal }),
        callApi(searchBox, { body: { text, maximum: MAX_TITLES } }, { ...options, signal }),
      ]);
      return { near, groups: byWords.groups };
    },
  });
}

function TitleItem({ title }: { title: HomeTitle }) {
  const author = title.author1 && displayName(title.author1);
  const onSale = title.onSaleDate && `on sale ${formatDate(title.onSaleDate, 'M/d/yyyy')}`;
  return (
    <li>
      <AddressLink to={titleSheetAddress(title)} className={styles.title}>
        {title.title}
      </AddressLink>{' '}
      <span className={styles.facts}>{[author, title.format, onSale, title.isbn].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** Links to searches that differ in one thing. */
function NearSearches({ search, near }: { search: QuickSearch; near: QuickSearchAlternatives }) {
  const { field, value } = search;
  const division = search.division.number;
  const { unfiltered, divisions, fields } = near;
  if (unfiltered === 0 && divisions.length === 0 && fields.length === 0) return null;
  const labelOf = (name: string) => quickSearchFields.find((each) => each.name === name)?.label ?? name;
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
            {labelOf(other.field)} like ‘{value}’
          </AddressLink>
          : {titlesCount(other.total)}
        </li>
      ))}
      {divisions.map((other) => {
        const { number, name } = divisionOf(other.division);
        return (
          <li key={number}>
            <AddressLink to={quickSearchAddress({ field, value, division: number })}>In division {name}</AddressLink>:{' '}
            {titlesCount(other.total)}
          </li>
        );
      })}
    </ul>
  );
}

/** Below 'No Titles found': what would have titles, of those that the person may see [NOHIT-01..NOHIT-06]. */
export function NoTitles({ search }: { search: QuickSearch }) {
  const { data: found, isError, refetch } = useNear(search);
  if (isError)
    return (
      <p role="alert" className={styles.note}>
        Other searches could not be tried.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (!found) return <p className={styles.note}>Looking for what would have titles …</p>;
  const { near, groups } = found;
  const lists = [
    { heading: 'The check digit is wrong. Did you mean', titles: near.numbers },
    ...groups.map(({ division, exact, similar, titles }) => {
      const { name } = divisionOf(division);
      const count = formatCount(exact || similar);
      const heading = exact > 0 ? `All words, in any order, in ${name}` : `Did you mean, in ${name}`;
      return { heading: `${heading} (${count})`, titles: titles.filter(({ typos }) => exact === 0 || typos === 0) };
    }),
  ].filter(({ titles }) => titles.length > 0);
  const isNear = near.unfiltered > 0 || near.divisions.length > 0 || near.fields.length > 0;
  if (lists.length === 0 && !isNear)
    return (
      <p className={styles.note}>
        Nothing similar was found either, in any division that you may see. Try fewer or other words.
      </p>
    );
  return (
    <section className={styles.near} aria-label="What has titles">
      <NearSearches search={search} near={near} />
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
