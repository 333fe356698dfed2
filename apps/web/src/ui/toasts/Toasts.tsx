import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useEffect } from 'react';
import { areToastsUsed, loadToasts } from './toasts.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Loads the library at the first interaction. An error toast is then shown also when the server has become unreachable,
 * from which the library could no longer be loaded.
 */
function useLoadAtFirstInteraction(): void {
  useEffect(() => {
    const abort = new AbortController();
    const start = () => {
      abort.abort();
      // Failed loading is repeated by the first toast.
      loadToasts().catch(() => undefined);
    };
    for (const type of interactions) window.addEventListener(type, start, { signal: abort.signal, capture: true });
    return () => abort.abort();
  }, []);
}

/** The container of all toasts. */
export function Toasts() {
  useLoadAtFirstInteraction();
  const areUsed = useSelector(areToastsUsed);
  if (!areUsed) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={6} zIndex={300} />
    </Suspense>
  );
}
