/** A script or style sheet of a part of the page could not be loaded, also when it was tried again. */
export class ScriptLoadError extends Error {
  /** Lets the part load it again when it is rendered next. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A script could not be loaded', { cause });
    this.name = 'ScriptLoadError';
    this.forget = forget;
  }
}
