import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { markShapes } from './mark-shapes.ts';
import styles from './Pieces.module.css';

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

/** Renders the texts, links and marks of a fact or cell. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no key, and their order is fixed
    <PieceView key={index} piece={piece} />
  ));
}
