import React from 'react';
import { flushSync } from 'react-dom';

// Real also in tests with fake timers.
const realImmediate = setImmediate;

/** Resolves after the tasks that are waiting, of which one renders the changes that were made outside of events. */
const nextTask = () => new Promise<void>((resolve) => realImmediate(resolve));

/**
 * Runs a function and renders what it has changed before it returns, or resolves. The testing library wraps this around
 * renders and events, and React has it in its development build only.
 */
function act(work: () => unknown): unknown {
  const result = flushSync(work);
  return result instanceof Promise ? result.finally(nextTask) : result;
}

// The testing library reads it when it is imported, so this module is imported before.
Object.assign(React, { act });
