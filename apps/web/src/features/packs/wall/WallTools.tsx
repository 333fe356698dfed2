import { Row } from '../../../ui/layout/primitives.tsx';
import { toggleFullScreen } from './full-screen.ts';
import styles from './Wall.module.css';

interface WallToolsProps {
  onMove: (step: number) => void;
  /** Null: the user may not, or no title is shown. */
  onDecide: (() => void) | null;
  onNotes: () => void;
  onTimer: () => void;
  onKeys: () => void;
  onClose: () => void;
}

/** Buttons that open something else. */
const opening: ReadonlySet<string> = new Set(['Decide', 'Notes Window', 'Keys']);

/** The buttons of the wall, which appear with the mouse or the focus. */
export function WallTools({ onMove, onDecide, onNotes, onTimer, onKeys, onClose }: WallToolsProps) {
  const tools: (readonly [string, () => void])[] = [
    ['Previous', () => onMove(-1)],
    ['Next', () => onMove(1)],
    ['Notes Window', onNotes],
    ['Timer', onTimer],
    ['Full Screen', () => void toggleFullScreen()],
    ['Keys', onKeys],
    ['Close', onClose],
  ];
  if (onDecide) tools.splice(2, 0, ['Decide', onDecide]);
  return (
    <Row role="toolbar" aria-label="Presentation" gap={8} justify="end" wrap className={styles.tools}>
      {tools.map(([label, onClick]) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          onClick={(event) => {
            // After the mouse, and after what opens something, the keys are the wall's again; a click by keyboard has no detail.
            if (event.detail > 0 || opening.has(label)) event.currentTarget.blur();
            onClick();
          }}
        >
          {label}
        </button>
      ))}
    </Row>
  );
}
