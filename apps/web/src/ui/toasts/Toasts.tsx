import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsUsed, onToastsUsed } from './toasts.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** The container of all toasts. */
export function Toasts() {
  const areUsed = useSyncExternalStore(onToastsUsed, areToastsUsed);
  if (!areUsed) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={6} zIndex={300} />
    </Suspense>
  );
}
