import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { Pieces } from '../sheet/Pieces.tsx';

/** Paper cannot follow links: their words stay. */
function onPaper(piece: Piece): Piece {
  return piece.kind === 'link' || piece.kind === 'outsideLink' ? { kind: 'text', text: piece.text } : piece;
}

const separator: Piece = { kind: 'text', text: ', ' };
const isLink = (piece: Piece | undefined) => piece?.kind === 'link' || piece?.kind === 'outsideLink';

/** The value of a fact or a cell on paper; links that stood side by side are parted by commas. */
export function PaperPieces({ pieces }: { pieces: readonly Piece[] }) {
  const printed = pieces.flatMap((piece, index) =>
    isLink(piece) && isLink(pieces[index - 1]) ? [separator, onPaper(piece)] : [onPaper(piece)],
  );
  return <Pieces pieces={printed} />;
}
