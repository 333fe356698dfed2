import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Text } from '../../ui/layout/primitives.tsx';
import type { LineResult } from './describe-lines.ts';
import styles from './LineReport.module.css';

/** Longer reports have only the lines that need attention. */
const MAX_LINES = 500;

function noteOf(all: number, shown: number): string | null {
  if (shown === all) return null;
  return shown < MAX_LINES
    ? `Only lines with a remark, ${formatCount(shown)} of ${formatCount(all)}.`
    : `The first ${formatCount(shown)} lines with a remark, of ${formatCount(all)} lines.`;
}

/** What was done with each ISBN of a pasted text, by line. */
export function LineReport({ results }: { results: readonly LineResult[] }) {
  const shown = results.length > MAX_LINES ? results.filter(({ isNoted }) => isNoted).slice(0, MAX_LINES) : results;
  if (shown.length === 0) return null;
  const note = noteOf(results.length, shown.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="What was done, by line">
      {note && (
        <Text as="p" pad={8} tone="muted">
          {note}
        </Text>
      )}
      <Text as="table" numbers wide className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              Line
            </th>
            <th scope="col">Text</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, text, result }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one report keep their order
            <tr key={index}>
              <td className={styles.line}>{line}</td>
              <td>
                <bdi>{text}</bdi>
              </td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </section>
  );
}
