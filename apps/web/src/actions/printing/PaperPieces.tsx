import { isLinkPiece, outsideLinkText, type Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { Pieces } from '../../domain/sheet/Pieces.tsx';

/** Links are printed as text; those that lead out of the product keep their address. */
function onPaper(piece: Piece): Piece {
  if (piece.kind === 'outsideLink') return { kind: 'text', text: outsideLinkText(piece) };
  return isLinkPiece(piece) && 'text' in piece ? { kind: 'text', text: piece.text } : piece;
}

const separator: Piece = { kind: 'text', text: ', ' };

/** A fact or cell for print; adjacent links are separated by commas. */
export function PaperPieces({ pieces }: { pieces: readonly Piece[] }) {
  const printed = pieces.flatMap((piece, index) =>
    isLinkPiece(piece) && isLinkPiece(pieces[index - 1]) ? [separator, onPaper(piece)] : [onPaper(piece)],
  );
  return <Pieces pieces={printed} />;
}
