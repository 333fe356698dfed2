import { useEffect } from 'react';
import { placeAfterKey } from './position.ts';

interface WallKeyOptions {
  place: number;
  end: number;
  /** False while something is open above the title: it has the keys. */
  isActive: boolean;
  onMove: (place: number) => void;
  onHelp?: () => void;
  /** Called with the letter or digit that was typed. */
  onType?: (typed: string) => void;
  onEnter?: () => void;
}

const hasOwnKeys = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, table *') ||
    ((key === ' ' || key === 'Enter') && target.matches('button, a')));

/** Keys of the wall: moving, jumping by typing, help. Keys with Ctrl, Alt or Meta are left to the browser. */
export function useWallKeys(options: WallKeyOptions): void {
  useEffect(() => {
    const { place, end, isActive, onMove, onHelp, onType, onEnter } = options;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
      if (!isPlain || !isActive || hasOwnKeys(event.target, key)) return;
      const next = placeAfterKey(key, place, end);
      if (next !== null) onMove(next);
      else if (key === '?' && onHelp) onHelp();
      else if (key === 'Enter' && onEnter) onEnter();
      else if (/^[\p{L}\p{N}]$/u.test(key) && onType) onType(key);
      else return;
      // Also before the shortcuts of all pages, which listen on the window.
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
