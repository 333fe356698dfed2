import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { waitingDecisions } from '../domain/packs/waiting-decisions.ts';
import { permissionsQuery } from '../domain/session/permissions.ts';
import { useSessionState } from '../domain/session/session.ts';
import { useLocation } from '../ui/address/use-location.ts';
import { useRunningHead } from '../ui/paper/use-running-head.ts';
import { BlockingPage } from '../ui/spinner/BlockingPage.tsx';
import { Header } from './header/Header.tsx';
import { KeyCommands } from './keyboard/KeyCommands.tsx';
import { pageTitle, routeTitle } from './page-title.ts';
import styles from './RootLayout.module.css';

function useRoute() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.definition });
}

/** Header and shortcuts need access, and are rendered only after the permissions are known [NAV-05]. */
function useHasAccess(): boolean {
  const { phase } = useSessionState();
  const { data: access } = useQuery({ ...permissionsQuery, enabled: false });
  return phase === 'ready' && access !== undefined && !access.isNone;
}

/** Sends what was decided without a network, wherever the user goes after the meeting. */
function useWaitingDecisions(hasAccess: boolean): void {
  useEffect(() => {
    if (!hasAccess || waitingDecisions.read().length === 0) return;
    const send = () =>
      import('../domain/packs/decision-calls.ts').then(
        ({ decisionQueue }) => decisionQueue.flush(),
        // Without a network the script cannot be loaded; the decisions wait on.
        () => undefined,
      );
    void send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [hasAccess]);
}

/** Layout of every page: title, header, main landmark and blocking spinner. */
export function RootLayout() {
  const route = useRoute();
  const { query } = useLocation();
  const title = routeTitle(route, query);
  const hasAccess = useHasAccess();
  const isHeaderHidden = typeof route?.hideHeader === 'function' ? route.hideHeader({ query }) : route?.hideHeader;
  const hasHeader = hasAccess && !isHeaderHidden;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useRunningHead(title);
  useWaitingDecisions(hasAccess);

  return (
    <BlockingPage>
      {hasHeader && (
        <button type="button" className={styles.skip} data-screen-only onClick={() => main.current?.focus()}>
          Skip to the content
        </button>
      )}
      {hasHeader && <Header mode={route?.menu ?? 'simple'} />}
      <main ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {hasAccess && <KeyCommands />}
      <div aria-live="polite" className="visually-hidden">
        {title}
      </div>
    </BlockingPage>
  );
}
