import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { ScriptLoadError } from '../../ui/lazy/script-load-error.ts';
import { reportError } from '../error-reporting.ts';
import { findRelease, type Release } from '../release.ts';
import { MessagePage } from './MessagePage.tsx';

interface LoadFailedScreenProps {
  error: ScriptLoadError;
  /** Renders the screen again. */
  onRetry: () => void;
}

/**
 * In place of a screen whose script could not be loaded, also when it was tried again: without a network, or because the
 * server has a new release, whose scripts have other names.
 */
export function LoadFailedScreen({ error, onRetry }: LoadFailedScreenProps) {
  const [release, setRelease] = useState<Release | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void findRelease(abort.signal).then((found) => {
      if (abort.signal.aborted) return;
      setRelease(found);
      // A script of the release is missing.
      if (found === 'same') reportError(error.cause, 'render');
    });
    return () => abort.abort();
  }, [error]);
  // Also when the page is left, so that it is loaded again on return.
  useEffect(() => error.forget, [error]);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  if (release === 'new') {
    return (
      <MessagePage heading="TitleNet has been updated">
        <p>This tab has an older version, which cannot show this page any more. Reload to go on.</p>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage heading="This page could not be loaded">
      <p role="status">
        {release === 'unreachable' && 'TitleNet cannot be reached. Check the network, then try again.'}
        {release === 'same' && 'A part of it is missing. Try again.'}
      </p>
      <Button onClick={onRetry}>Try again</Button>
      <AddressLink to="/">HOME</AddressLink>
    </MessagePage>
  );
}
