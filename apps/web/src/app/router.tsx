import {
  type AnyRoute,
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { parseQuery, type QueryInput, writeQuery } from '../ui/address/query.ts';
import { useBlockingSpinner } from '../ui/spinner/blocking-spinner.ts';
import { Guard } from './Guard.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { Rewrite, RouteDefinition } from './route-definition.ts';
import { rewrites, routes } from './routes.ts';
import { RenderErrorScreen } from './screens/ErrorScreen.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    definition?: RouteDefinition;
  }
}

function LoadingScreen() {
  useBlockingSpinner(true);
  return null;
}

function screenOf(definition: RouteDefinition): () => ReactNode {
  const Screen = definition.screen;
  return function GuardedScreen() {
    return (
      <Guard route={definition}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen />
        </Suspense>
      </Guard>
    );
  };
}

function rewriteRoute(root: AnyRoute, { from, to }: Rewrite): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad({ params, search }) {
      // The rewritten paths end with a splat.
      const rest = (params as { _splat?: string })._splat ?? '';
      throw redirect({ to: `${to}/${rest}`, search, replace: true });
    },
  });
}

/** Routes that share a shell are children of one pathless route, so that the shell stays mounted between them. */
function withShells(root: AnyRoute): AnyRoute[] {
  const add = (parent: AnyRoute, definition: RouteDefinition): AnyRoute =>
    createRoute({
      getParentRoute: () => parent,
      path: definition.path,
      component: screenOf(definition),
      staticData: { definition },
    });
  const shells = new Set(routes.flatMap((route) => route.shell ?? []));
  const inShells = [...shells].map((Shell: ComponentType<{ children: ReactNode }>, index) => {
    const frame: AnyRoute = createRoute({
      getParentRoute: () => root,
      id: `shell-${index}`,
      component: () => (
        <Shell>
          <Outlet />
        </Shell>
      ),
    });
    return frame.addChildren(routes.filter((route) => route.shell === Shell).map((route) => add(frame, route)));
  });
  return [...inShells, ...routes.filter((route) => !route.shell).map((route) => add(root, route))];
}

/** Creates the router: hash addresses, query values as text, unknown paths to 404. */
export function createAppRouter() {
  const root = createRootRoute({ component: RootLayout });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad() {
      throw redirect({ to: '/404', search: {}, replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([...withShells(root), ...rewrites.map((one) => rewriteRoute(root, one)), unknown]),
    history: createHashHistory(),
    parseSearch: parseQuery,
    // `parseSearch` gives queries.
    stringifySearch: (search) => writeQuery(search as QueryInput),
    defaultErrorComponent: RenderErrorScreen,
    scrollRestoration: true,
  });
}
