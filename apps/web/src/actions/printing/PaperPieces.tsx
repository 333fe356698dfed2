import { isLinkPiece, type Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { Pieces } from '../../domain/sheet/Pieces.tsx';

/** Links are printed as text. */
function onPaper(piece: Piece): Piece {
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
