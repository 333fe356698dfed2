import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { problemOf } from '@titlenet/catalogue/power-search/validation';
import { type PowerSearchValues, withoutCriterion } from '@titlenet/catalogue/power-search/values';
import { refineAddress, resultAddress } from '../../domain/power-search/power-search-addresses.ts';
import { labelOfCriterion, searchCountQuery } from '../../domain/power-search/search-count.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import styles from './PowerSearchResult.module.css';

/** Below 'No titles found': the criteria without which there are titles, with their numbers [NOHIT-08]. */
export function WithoutCriteria({ form, values }: { form: PowerSearchForm; values: PowerSearchValues }) {
  const { data: count } = useQuery(searchCountQuery(form, values));
  if (!count || count.blocking.length === 0) return null;
  const isOneEnough = count.blocking.some(({ without }) => without > 0);
  return (
    <section className={styles.message} aria-label="What has titles">
      {!isOneEnough && <p>No title meets any of these criteria, not even alone:</p>}
      <ul className={styles.without}>
        {count.blocking.map(({ criterion, without }) => {
          const rest = withoutCriterion(form, values, criterion);
          const to = problemOf(form, rest) ? refineAddress(form, rest) : resultAddress(form, rest);
          return (
            <li key={criterion}>
              <AddressLink to={to}>Without {labelOfCriterion(form, criterion)}</AddressLink>
              {without > 0 && `: ${without === 1 ? '1 title' : `${formatCount(without)} titles`}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
