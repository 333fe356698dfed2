import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SessionContext } from '../domain/session/session.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import type { StartedApp } from './start-app.ts';
import { createColorSchemeManager } from './theme/color-scheme.ts';
import { theme } from './theme/theme.ts';

const colorSchemeManager = createColorSchemeManager();

/** Providers around all screens. Mantine injects no style elements because its CSS is loaded as files. */
export function App({ session, queryClient, router }: Pick<StartedApp, 'session' | 'queryClient' | 'router'>) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
          <Toasts />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
