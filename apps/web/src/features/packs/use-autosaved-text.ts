import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';

/** Pause in typing after which a text is stored. */
const SAVE_AFTER_MS = 800;

/** Called when a box has, or has no longer, a text that is not stored. */
export const TypingContext = createContext<(box: string, isTyping: boolean) => void>(() => undefined);

interface Typed {
  readonly text: string;
  /** The stored text that the typed one changes; once it was stored, the typed one. */
  readonly base: string;
  /** The text before, until the stored one is read again; null then. */
  readonly replaced: string | null;
  readonly isUnsaved: boolean;
}

/** Calls the function of the last render when the box disappears, because its screen is left. */
function useWhenLeft(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}

/**
 * A text box whose text is stored while it is typed, and at the latest when it is left. While nothing is typed it shows
 * the stored text, also when another person has changed it. A text of another person is never replaced before the user
 * has chosen.
 *
 * @param saved the stored text
 * @param toStore the text as it is stored; null for texts that must not be stored, such as a blank name: leaving the box
 * restores the stored one
 * @returns `theirs`: the text that another person has stored while another one was typed; null: none
 */
export function useAutosavedText(
  saved: string,
  onSave: (text: string) => void,
  toStore: (text: string) => string | null,
) {
  const [kept, setKept] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setTyping = useContext(TypingContext);
  const box = useId();
  const toBeStored = kept && toStore(kept.text);
  const isOfOthers = kept !== null && saved !== kept.base && saved !== kept.replaced;
  // The stored text was read again, or another person has stored the same one.
  const isBase = isOfOthers ? toBeStored === saved : saved === kept?.base && kept.replaced !== null;
  if (kept && isBase) setKept({ ...kept, base: saved, replaced: null });
  const typed = isOfOthers && !kept.isUnsaved ? null : kept;
  const theirs = isOfOthers && kept.isUnsaved ? saved : null;
  const store = (text: string, isLeft: boolean) => {
    const stored = toStore(text);
    if (stored === null) {
      if (isLeft) setKept(null);
      return;
    }
    if (stored !== saved) onSave(stored);
    setKept({ text: isLeft ? stored : text, base: stored, replaced: saved, isUnsaved: false });
  };
  const save = (isLeft: boolean) => {
    clearTimeout(timer.current);
    if (!typed?.isUnsaved || theirs !== null) return;
    store(typed.text, isLeft);
    setTyping(box, false);
  };
  const latest = useRef(save);
  latest.current = save;
  useWhenLeft(() => {
    save(true);
    setTyping(box, false);
  });
  return {
    value: typed?.text ?? saved,
    theirs,
    canUseMine: toBeStored !== null,
    onChange: (text: string) => {
      setKept({ ...(typed ?? { base: saved, replaced: null }), text, isUnsaved: true });
      setTyping(box, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(false), SAVE_AFTER_MS);
    },
    onBlur: () => save(true),
    useMine: () => {
      if (kept) store(kept.text, true);
      setTyping(box, false);
    },
    useTheirs: () => {
      setKept(null);
      setTyping(box, false);
    },
  };
}
