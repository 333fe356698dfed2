import { type ComponentType, lazy } from 'react';
import { failedStyleSheets, reloadFailedStyleSheets } from './failed-style-sheets.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { ScriptLoadError } from './script-load-error.ts';

/** Pauses before a script that could not be loaded is requested again, in ms. */
const RETRY_AFTER_MS = [300, 1_500];

/** A component whose script is loaded when it is first rendered, or by `preload`, which does not fail. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & { preload(): Promise<void> };

/**
 * Loads a script with its style sheets. Importing it again does not request those again that have failed once, and would
 * show the part without them.
 *
 * @param own paths of the part's style sheets that have failed so far; others do not fail it
 */
async function loadOnce<Part>(load: () => Promise<Part>, own: Set<string>): Promise<Part> {
  await reloadFailedStyleSheets();
  const missing = failedStyleSheets().find((path) => own.has(path));
  if (missing) throw new Error(`The style sheet ${missing} could not be loaded`);
  try {
    return await load();
  } catch (error) {
    // Vite's error names the style sheet.
    for (const path of failedStyleSheets()) if (String(error).includes(path)) own.add(path);
    throw error;
  }
}

async function loadRepeatedly<Part>(load: () => Promise<Part>, own: Set<string>): Promise<Part> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await loadOnce(load, own);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return loadOnce(load, own);
}

/**
 * Creates a component from a script that is loaded later. Unlike with `lazy` of React, a failure can be repeated: the
 * component throws a `ScriptLoadError` until it is forgotten.
 */
export function lazyScript<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const ownStyleSheets = new Set<string>();
  const newAttempt = () => {
    let loading: Promise<ComponentType<Props>> | undefined;
    const start = () => {
      loading ??= loadRepeatedly(load, ownStyleSheets).catch((error: unknown) => {
        throw new ScriptLoadError(error, forget);
      });
      return loading;
    };
    // Not a later attempt, which may be loading.
    const forget = () => {
      if (current === attempt) current = newAttempt();
    };
    const attempt = { start, forget, Part: lazy(async () => ({ default: await start() })) };
    return attempt;
  };
  let current = newAttempt();
  const Lazy = (props: Props) => <current.Part {...props} />;
  const preload = () => {
    const { start, forget } = current;
    return start().then(() => undefined, forget);
  };
  return Object.assign(Lazy, { preload });
}

/** Like `lazyScript`, for parts that are no screens: a failure is shown in place of the part only. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Script = lazyScript(load);
  const Part = (props: Props) => (
    <PartBoundary>
      <Script {...props} />
    </PartBoundary>
  );
  return Object.assign(Part, { preload: Script.preload });
}
