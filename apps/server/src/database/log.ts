/** The part of pino's logger that the database layer uses. */
export interface Log {
  info(message: string | object, text?: string): void;
  warn(message: string | object, text?: string): void;
  error(message: string | object, text?: string): void;
}
