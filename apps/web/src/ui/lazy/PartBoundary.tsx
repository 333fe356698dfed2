import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { ScriptLoadError } from './script-load-error.ts';

interface PartBoundaryProps {
  children: ReactNode;
  onFailed?: (() => void) | undefined;
  /** Class of the message, for a part that has no place of its own in the page. */
  className?: string | undefined;
}

/** Keeps the page, with what was typed on it, when the script of a part of it cannot be loaded. Throws other errors on. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ScriptLoadError)) return;
    // The next time that the part is rendered it is loaded again.
    error.forget();
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ScriptLoadError)) throw error;
    return (
      <div role="alert" className={this.props.className}>
        A part of this page could not be loaded.{' '}
        <Button variant="default" size="compact-sm" onClick={() => this.setState({ error: null })}>
          Try again
        </Button>
      </div>
    );
  }
}
