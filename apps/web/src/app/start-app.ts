import { QueryClient } from '@tanstack/react-query';
import { BrowserSession } from '../features/session/browser-session.ts';
import { connectApi } from '../ui/api/call-api.ts';
import { clearToastsOverFocus } from '../ui/toasts/focus-under-toasts.ts';
import { clearPageToasts, clearToasts } from '../ui/toasts/toasts.ts';
import { watchUncaughtErrors } from './error-reporting.ts';
import { dropPageQuery } from './page-query.ts';
import { createAppRouter } from './router.tsx';

/** Results are cached for half an hour (G-59). Failed calls are not retried, because they show a toast. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000, gcTime: 30 * 60_000 },
    },
  });
}

/**
 * Creates session, API client, router and cache.
 *
 * @param redirectTo navigates to another site
 */
export function startApp({ redirectTo = (address: string) => window.location.assign(address) } = {}) {
  const queryClient = createQueryClient();
  const session = new BrowserSession({
    redirectTo,
    onSessionEnd() {
      queryClient.clear();
      clearToasts();
    },
  });
  connectApi(session.access);
  const watches = [watchUncaughtErrors(), clearToastsOverFocus()];
  dropPageQuery();
  const router = createAppRouter();
  // Before the next page is rendered, which may show toasts of its own.
  watches.push(router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && clearPageToasts()));
  return {
    session,
    queryClient,
    router,
    stop() {
      for (const stop of watches) stop();
      session.dispose();
      router.history.destroy();
      queryClient.clear();
    },
  };
}

export type StartedApp = ReturnType<typeof startApp>;
