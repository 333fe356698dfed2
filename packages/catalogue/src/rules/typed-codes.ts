/** A code with its type, as ONIX states returns conditions and discounts. */
export interface TypedCode {
  /** Two digits; empty if the feed states none. */
  readonly type: string;
  readonly code: string;
}

const typedCode = (text: string): TypedCode =>
  /^\d\d /.test(text) ? { type: text.slice(0, 2), code: text.slice(3).trim() } : { type: '', code: text.trim() };

/** Parses '02 Y; 03 3'. Text without a type is a code; empty parts are left out. */
export const typedCodes = (text: string | null | undefined): TypedCode[] =>
  (text ?? '')
    .split('; ')
    .map(typedCode)
    .filter(({ code }) => code !== '');
