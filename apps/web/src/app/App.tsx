import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SessionContext } from '../domain/session/session.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import type { StartedApp } from './start-app.ts';
import { theme } from './theme/theme.ts';

/** Providers around all screens. Mantine injects no style elements because its CSS is loaded as files. */
export function App({ session, queryClient, router }: Pick<StartedApp, 'session' | 'queryClient' | 'router'>) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
          <Toasts />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
