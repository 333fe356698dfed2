import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  monthName,
  monthsNotReported,
  type YearOfSales,
  yearOfSalesTexts,
} from '@titlenet/catalogue/packs/year-of-sales';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Text } from '../../../ui/layout/primitives.tsx';
import styles from './SalesBars.module.css';

const WIDTH = 1000;
const TOP = 30;
const PLOT_HEIGHT = 170;
const LABELS_HEIGHT = 32;
const HEIGHT = TOP + PLOT_HEIGHT + LABELS_HEIGHT;

/** The year's net copies of a title as one bar chart; a month that is not reported has no bar and says so. */
export function SalesBars({ sales }: { sales: YearOfSales }) {
  const { heading, remarks, alternative } = yearOfSalesTexts(sales);
  const values = sales.months.flatMap((net) => net ?? []);
  const missing = monthsNotReported(sales);
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [TOP + PLOT_HEIGHT, TOP],
  });
  const x = scaleBand({ domain: sales.months.map((_, month) => month), range: [0, WIDTH], padding: 0.25 });
  const zero = y(0);
  const centre = (month: number) => (x(month) ?? 0) + x.bandwidth() / 2;
  return (
    <figure className={styles.figure}>
      <Text
        role="img"
        aria-label={alternative}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMinYMid"
        as="svg"
        wide
        block
        className={styles.drawing}
      >
        {sales.months.map((net, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months have no key, and their order is fixed
          <g key={month}>
            {net !== null && (
              <>
                <rect
                  x={x(month)}
                  y={Math.min(zero, y(net))}
                  width={x.bandwidth()}
                  height={Math.max(1, Math.abs(zero - y(net)))}
                  className={net < 0 ? styles.negative : styles.bar}
                />
                <text x={centre(month)} y={Math.min(zero, y(net)) - 8} className={styles.value}>
                  {formatCount(net)}
                </text>
              </>
            )}
            {missing.includes(month) && (
              <text x={centre(month)} y={zero - 8} className={styles.missing}>
                not rep.
              </text>
            )}
            <text x={centre(month)} y={TOP + PLOT_HEIGHT + 24} className={styles.month}>
              {monthName(month)}
            </text>
          </g>
        ))}
        <line x1={0} x2={WIDTH} y1={zero} y2={zero} className={styles.axis} />
      </Text>
      <figcaption className={styles.caption}>{[heading, ...remarks].join(' · ')}</figcaption>
    </figure>
  );
}
