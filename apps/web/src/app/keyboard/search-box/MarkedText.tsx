import type { TextMark } from '@titlenet/catalogue/search-box/explain';
import styles from './SearchBox.module.css';

/** A text of which parts are marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  let shown = 0;
  const pieces = marks.flatMap(({ start, end }) => {
    const before = text.slice(shown, start);
    shown = end;
    return [
      before,
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(shown)}
    </>
  );
}
