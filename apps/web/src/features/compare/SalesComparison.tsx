import {
  comparedMonths,
  reportedSinceLaunch,
  salesSinceLaunchFigure,
} from '@titlenet/catalogue/comparison/sales-since-launch';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatUnits } from '@titlenet/catalogue/formatting/numbers';
import { ReportFigureView } from '../../domain/reports/figures/ReportFigureView.tsx';
import styles from './SalesComparison.module.css';
import type { ComparedTitle } from './use-compared-titles.ts';

/** Editions of one title differ in their format. */
const nameOf = ({ title, formatDesc }: ComparedTitle['bar']) => [title, formatDesc].filter(Boolean).join(', ');

/** Net sales of each title since its launch, on one time axis, with the table of their values. */
export function SalesComparison({ titles }: { titles: readonly ComparedTitle[] }) {
  const figure = salesSinceLaunchFigure(titles.map(({ bar, sales, asOf }) => ({ name: nameOf(bar), sales, asOf })));
  return (
    <section aria-labelledby="sales-heading" className={styles.panel}>
      <h2 id="sales-heading">Sales since launch</h2>
      {figure ? <ReportFigureView figure={figure} /> : <p>None of these titles has sales by month.</p>}
      {figure && (
        <table className={styles.table} aria-labelledby="sales-heading">
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">First month</th>
              {comparedMonths.map((month) => (
                <th key={month} scope="col" data-align="end">
                  {month === 1 ? '1 month' : `${month} months`}
                </th>
              ))}
              <th scope="col" data-align="end">
                To date
              </th>
              <th scope="col">Complete months to</th>
              <th scope="col">Months reported</th>
            </tr>
          </thead>
          <tbody>
            {titles.map(({ key, bar, sales, asOf }) => (
              <tr key={`${key.companyCode}:${key.productId}`}>
                <th scope="row" dir="auto">
                  {nameOf(bar)}
                </th>
                <td>{sales ? formatDate(sales.firstMonth, 'MMM yyyy') : 'No sales by month'}</td>
                {comparedMonths.map((month) => (
                  <td key={month} data-align="end">
                    {sales?.netToDate[month - 1] === null
                      ? 'not reported'
                      : formatUnits(sales?.netToDate[month - 1]).text}
                  </td>
                ))}
                <td data-align="end">{formatUnits(sales?.toDate).text}</td>
                <td>{formatDate(asOf, 'MMM yyyy')}</td>
                <td>{sales && reportedSinceLaunch(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
