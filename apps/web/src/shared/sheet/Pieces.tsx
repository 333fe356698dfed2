import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { AddressLink } from '../address/AddressLink.tsx';
import styles from './Pieces.module.css';

type Mark = Extract<Piece, { kind: 'mark' }>['mark'];

const markShapes: Record<Mark, string> = {
  fire: 'M8 1c.6 2.4 4 4 4 8a4 4 0 0 1-8 0c0-1.6.7-2.7 1.6-3.6.2 1 .6 1.6 1.2 2C7 5 6.6 3 8 1Z',
  star: 'm8 1.5 2 4.3 4.7.6-3.5 3.2.9 4.7L8 12l-4.1 2.3.9-4.7L1.300 6.400 6 5.800Z',
  model: 'M8 2 14 8 8 14 2 8Z',
};

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return (
        <span data-tone={piece.tone} className={piece.isStrong ? styles.strong : styles.text}>
          {piece.text}
        </span>
      );
    case 'link':
      return (
        <AddressLink to={piece.address} className={styles.link} {...(piece.opensInNewTab ? { target: '_blank' } : {})}>
          {piece.text}
        </AddressLink>
      );
    case 'outsideLink':
      return (
        <a href={piece.url} className={styles.link} target="_blank" rel="noopener noreferrer">
          {piece.text}
        </a>
      );
    case 'mark':
      return (
        <svg role="img" aria-label={piece.label} viewBox="0 0 16 16" className={styles.mark} data-mark={piece.mark}>
          <title>{piece.label}</title>
          <path d={markShapes[piece.mark]} fill="currentColor" />
        </svg>
      );
  }
}

/** The value of a fact or of a table's cell: texts, links and marks as the outline gives them. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own and never change places
    <PieceView key={index} piece={piece} />
  ));
}
