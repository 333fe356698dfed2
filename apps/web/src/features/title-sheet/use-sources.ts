import { useCallback, useRef, useState } from 'react';

/** A switch that the reader presses to see sources; null for readers who may not see them. */
export type SourcesSwitch = { readonly isOn: boolean; readonly press: () => void } | null;

/** Whether labels have buttons for the sources of their values, and of which field they are open. */
export function useSources(isAllowed: boolean) {
  const [isOn, setOn] = useState(false);
  const [shown, setShown] = useState<{ path: string; label: string } | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((path: string, label: string) => {
    opener.current = document.activeElement;
    setShown({ path, label });
  }, []);
  const close = useCallback(() => {
    setShown(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const toggle: SourcesSwitch = isAllowed ? { isOn, press: () => setOn(!isOn) } : null;
  return { toggle, open: isAllowed && isOn ? open : null, shown, close };
}
