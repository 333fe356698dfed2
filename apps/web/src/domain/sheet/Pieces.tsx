import { reports } from '@titlenet/catalogue/reports/reports';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ResolvedAnchor } from '../report-links/ResolvedAnchor.tsx';
import { reportLink } from '../report-links/report-link.ts';
import { useConfiguration } from '../session/session.ts';
import { markShapes } from './mark-shapes.ts';
import styles from './Pieces.module.css';

/** A report's link opens a new tab; a report that the site or company does not have is text. */
function ReportLinkView({ piece }: { piece: Extract<Piece, { kind: 'reportLink' }> }) {
  const { links } = useConfiguration();
  const report = reports.find(({ name }) => name === piece.report);
  const link = report && reportLink(report, piece, { links, area: 'reports' });
  const text = <bdi>{piece.text}</bdi>;
  if (!link) return <span className={styles.text}>{text}</span>;
  return (
    <ResolvedAnchor link={{ ...link, opensInNewTab: true }} className={styles.link}>
      {text}
    </ResolvedAnchor>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return (
        <span dir="auto" data-tone={piece.tone} className={piece.isStrong ? styles.strong : styles.text}>
          {piece.text}
        </span>
      );
    case 'link':
      return (
        <AddressLink to={piece.address} className={styles.link} {...(piece.opensInNewTab ? { target: '_blank' } : {})}>
          <bdi>{piece.text}</bdi>
        </AddressLink>
      );
    case 'reportLink':
      return <ReportLinkView piece={piece} />;
    case 'outsideLink':
      return (
        <a
          href={piece.url}
          className={styles.link}
          target="_blank"
          rel="noopener noreferrer"
          data-outside={piece.text !== piece.url || undefined}
        >
          <bdi>{piece.text}</bdi>
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
