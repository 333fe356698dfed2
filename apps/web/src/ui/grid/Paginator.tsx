import { useEffect, useState } from 'react';
import { Row } from '../layout/primitives.tsx';
import styles from './Paginator.module.css';

interface PaginatorProps {
  /** From 0. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Paging controls of a generic grid [GRID-112, GRID-113]; hidden for a single page [GRID-114]. */
export function Paginator({ page, pages, onChange }: PaginatorProps) {
  const [text, setText] = useState(String(page + 1));
  useEffect(() => setText(String(page + 1)), [page]);
  if (pages <= 1) return null;
  const go = () => {
    const wanted = Number(text);
    const isPage = /^\d+$/.test(text.trim()) && wanted >= 1;
    const next = isPage ? Math.min(wanted, pages) - 1 : page;
    setText(String(next + 1));
    if (next !== page) onChange(next);
  };
  const step = (to: number, glyph: string, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={to < 0 || to >= pages || to === page}
      onClick={() => to >= 0 && to < pages && onChange(to)}
    >
      {glyph}
    </button>
  );
  return (
    <Row aria-label="Pages" as="nav" gap={8} align="center" text="table" above={8}>
      {step(0, '«', 'First page')}
      {step(page - 1, '‹', 'Previous page')}
      <Row as="label" gap={8} align="center" className={styles.box}>
        Page:
        <input
          value={text}
          inputMode="numeric"
          onChange={(event) => setText(event.target.value)}
          onBlur={go}
          onKeyDown={(event) => event.key === 'Enter' && go()}
        />
      </Row>
      <span>of {pages}</span>
      {step(page + 1, '›', 'Next page')}
      {step(pages - 1, '»', 'Last page')}
    </Row>
  );
}
