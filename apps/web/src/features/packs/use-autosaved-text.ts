import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';

/** Pause in typing after which a text is stored. */
const SAVE_AFTER_MS = 800;

/** Called when a box has, or has no longer, a text that is not stored. */
export const TypingContext = createContext<(box: string, isTyping: boolean) => void>(() => undefined);

/**
 * A text box whose text is stored while it is typed, and at the latest when it is left.
 *
 * @param saved the stored text
 * @param canSave false for texts that must not be stored, such as a blank name; leaving the box restores the stored one
 */
export function useAutosavedText(
  saved: string,
  onSave: (text: string) => void,
  canSave: (text: string) => boolean = () => true,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setTyping = useContext(TypingContext);
  const box = useId();
  const save = () => {
    clearTimeout(timer.current);
    if (typed !== null && typed !== saved && canSave(typed)) onSave(typed);
    if (typed !== null) setTyping(box, false);
  };
  const latest = useRef(save);
  latest.current = save;
  // A box that disappears, because its screen is left, stores its text too.
  useEffect(() => () => latest.current(), []);
  return {
    value: typed ?? saved,
    onChange: (text: string) => {
      setTyped(text);
      setTyping(box, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), SAVE_AFTER_MS);
    },
    onBlur: () => {
      save();
      setTyped(null);
    },
  };
}
