import { useCallback, useState } from 'react';
import { useSession, useSessionState } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ApiError } from '../../ui/api/api-error.ts';
import { ScriptLoadError } from '../../ui/lazy/script-load-error.ts';
import { lastReportedTraceId, reportError } from '../error-reporting.ts';
import { LoadFailedScreen } from './LoadFailedScreen.tsx';
import { MessagePage } from './MessagePage.tsx';

function useSupportExtension(): string {
  const session = useSession();
  useSessionState();
  try {
    return session.configuration().supportExtension;
  } catch {
    return 'x1234';
  }
}

/** Error page with the trace id that the server logged. */
export function ErrorPanel({ traceId }: { traceId: string | undefined }) {
  const extension = useSupportExtension();
  return (
    <MessagePage heading="An error has occurred:">
      <p>The error has been logged and the development team will be notified.</p>
      <p>For immediate assistance please contact the Customer Support Center at {extension}.</p>
      {traceId && (
        <p>
          Trace id: <code>{traceId}</code>
        </p>
      )}
      <AddressLink to="/">HOME</AddressLink>
    </MessagePage>
  );
}

/** Route `error` (G-36). */
export function ErrorScreen() {
  return <ErrorPanel traceId={lastReportedTraceId()} />;
}

/** Shows and reports an error of rendering, once. */
function ReportedError({ error }: { error: unknown }) {
  const [traceId] = useState(() => (error instanceof ApiError ? error.traceId : reportError(error, 'render')));
  return <ErrorPanel traceId={traceId} />;
}

interface RenderErrorScreenProps {
  error: unknown;
  /** Renders the screen again. */
  reset: () => void;
}

/** Fallback of the error boundary for screens that throw while rendering. */
export function RenderErrorScreen({ error, reset }: RenderErrorScreenProps) {
  const isOfLoading = error instanceof ScriptLoadError;
  const retry = useCallback(() => {
    if (isOfLoading) error.forget();
    reset();
  }, [isOfLoading, error, reset]);
  return isOfLoading ? <LoadFailedScreen error={error} onRetry={retry} /> : <ReportedError error={error} />;
}
