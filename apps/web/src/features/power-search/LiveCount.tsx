import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { hasValue } from '@titlenet/catalogue/power-search/values';
import type { SearchCount } from '@titlenet/contract/power-search/counts';
import { useEffect } from 'react';
import { labelOfCriterion, searchCountQuery } from '../../domain/power-search/search-count.ts';
import { useSearchForm } from './form-context.ts';
import { problemOfForm } from './form-problems.ts';
import { useAllValues } from './form-store.ts';
import styles from './PowerSearch.module.css';

/** From the last change of a criterion to the count. */
const COUNT_DELAY_MS = 300;
/** From the last change of the count to its announcement, so that a screen reader does not read one after each key. */
const ANNOUNCEMENT_DELAY_MS = 1_500;
/** Criteria named under GO. */
const MAX_NAMES = 2;

function namesOf(form: PowerSearchForm, { blocking }: SearchCount): string {
  const labels = blocking.map(({ criterion }) => labelOfCriterion(form, criterion));
  const named = labels.slice(0, MAX_NAMES).join(' or ');
  return labels.length > MAX_NAMES ? `${named} or ${labels.length - MAX_NAMES} more` : named;
}

function textOf(form: PowerSearchForm, count: SearchCount): string {
  const { total, isUncounted, blocking } = count;
  if (isUncounted) return 'Too many titles to be counted';
  if (total === 0) return blocking.length === 0 ? 'No titles' : `No titles: ${namesOf(form, count)} leaves none`;
  if (total > MAX_POWER_SEARCH_ROWS)
    return `${formatCount(total)} titles, more than the ${formatCount(MAX_POWER_SEARCH_ROWS)} that are listed`;
  return total === 1 ? '1 title' : `${formatCount(total)} titles`;
}

/** The number of titles that GO would find, under GO; nothing while the form cannot be searched with [COUNT-01..COUNT-05]. */
export function LiveCount() {
  const { form, store, setBlocking } = useSearchForm();
  const values = useAllValues(store);
  const [settled] = useDebouncedValue(values, COUNT_DELAY_MS);
  const isAsked = problemOfForm(form, settled) === null && form.criteria.some((each) => hasValue(each, settled));
  const { data, isError, isPlaceholderData } = useQuery({
    ...searchCountQuery(form, settled),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const count = isAsked && !isError ? data : undefined;
  const isCounting = values !== settled || isPlaceholderData;
  const text = count ? textOf(form, count) : isAsked && isError ? 'The titles could not be counted.' : '';
  const [announced] = useDebouncedValue(isCounting ? null : text, ANNOUNCEMENT_DELAY_MS);

  const blocking = count?.blocking;
  useEffect(() => setBlocking(blocking ?? []), [setBlocking, blocking]);
  return (
    <div className={styles.count}>
      <p data-counting={isCounting || undefined}>{text}</p>
      <div role="status" className="visually-hidden">
        {announced}
      </div>
    </div>
  );
}
