/** A code with its type, as ONIX states returns conditions and discounts. */
export interface TypedCode {
  readonly type: string;
  readonly code: string;
}

/** Parses '02 Y; 03 3'; parts of another form are left out. */
export const typedCodes = (text: string | null | undefined): TypedCode[] =>
  (text ?? '').split('; ').flatMap((one) => {
    const [, type, code] = /^(\d\d) (\S.*)$/.exec(one) ?? [];
    return type && code ? [{ type, code }] : [];
  });
