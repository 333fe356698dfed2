/** What the database layer needs of a logger; pino's has this shape. */
export interface Log {
  info(message: string | object, text?: string): void;
  warn(message: string | object, text?: string): void;
  error(message: string | object, text?: string): void;
}
