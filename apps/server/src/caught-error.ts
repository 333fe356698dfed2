/** Text of what a `catch` has caught; what is thrown need not be an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Code of a system error, such as 'ENOENT'; empty for others. */
export function systemErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
