import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Delay before a preview opens, and time to move the pointer onto it before it closes. */
const OPEN_DELAY_MS = 400;
const CLOSE_DELAY_MS = 150;

/** An open preview and the rectangle of its cell. */
export interface CellPreview {
  readonly content: ReactNode;
  readonly beside: DOMRect;
}

/**
 * Preview of the hovered or focused cell: opens after 400 ms, stays while the pointer is on it, and closes on Esc (WCAG
 * 1.4.13).
 *
 * @param previewOf returns the content for a cell key ('3:0'), or null
 */
export function useCellPreview(previewOf: (current: string) => ReactNode) {
  const [preview, setPreview] = useState<CellPreview | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const currentCell = useRef<string | null>(null);
  const latest = useRef(previewOf);
  latest.current = previewOf;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    currentCell.current = null;
    setPreview(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onRest = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const key = cell?.dataset.cell ?? null;
    if (key === currentCell.current) return;
    clearTimeout(timer.current);
    currentCell.current = key;
    if (!cell || key === null || latest.current(key) === null) {
      timer.current = setTimeout(() => setPreview(null), CLOSE_DELAY_MS);
      return;
    }
    timer.current = setTimeout(() => {
      const content = latest.current(key);
      setPreview(content === null || !cell.isConnected ? null : { content, beside: cell.getBoundingClientRect() });
    }, OPEN_DELAY_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    currentCell.current = null;
    timer.current = setTimeout(() => setPreview(null), CLOSE_DELAY_MS);
  };

  return {
    preview,
    stop,
    /** Handlers for the grid. */
    cellHandlers: {
      onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && onRest(event.target),
      onPointerLeave: leave,
      onFocusCapture: (event: FocusEvent) => onRest(event.target),
      onBlurCapture: leave,
    },
    /** Handlers for the preview. */
    previewHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
    /** Returns true if Esc closed a preview. */
    closeByKey(event: KeyboardEvent): boolean {
      if (event.key !== 'Escape' || preview === null) return false;
      stop();
      return true;
    },
  };
}
