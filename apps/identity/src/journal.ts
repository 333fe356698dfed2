import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';

interface Entry<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  expires: number;
}

type Line<Value> = [key: string, value: Value | null, expires: number];

/** Above this number of lines the file is rewritten with the current entries only. */
const compactAfter = 20_000;

/**
 * A persistent map: every change is appended as a line, and the file is read at the next start.
 *
 * A change is complete when its line is handed to the operating system, so a killed process loses nothing that it has
 * confirmed. An incomplete last line is ignored. Only one process may write a file.
 */
export class Journal<Value> {
  #entries = new Map<string, Entry<Value>>();
  #file: string;
  #handle: FileHandle | undefined;
  #pending: string[] = [];
  #linesInFile = 0;
  #writing: Promise<void> | undefined;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open<Value>(file: string): Promise<Journal<Value>> {
    const journal = new Journal<Value>(file);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    for (const line of text.split('\n')) journal.#replay(line);
    await journal.#compact();
    return journal;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expires > Date.now() ? entry.value : undefined;
  }

  *entries(): Generator<[key: string, value: Value]> {
    const now = Date.now();
    for (const [key, { value, expires }] of this.#entries) if (expires > now) yield [key, value];
  }

  /** @param expires milliseconds since the epoch; undefined keeps the current expiry. */
  set(key: string, value: Value, expires = this.#entries.get(key)?.expires ?? Date.now()): Promise<void> {
    this.#entries.set(key, { value, expires });
    return this.#append([key, value, expires]);
  }

  delete(...keys: string[]): Promise<void> {
    let settled = Promise.resolve();
    for (const key of keys) if (this.#entries.delete(key)) settled = this.#append([key, null, 0]);
    return settled;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#handle?.close();
    this.#handle = undefined;
  }

  #replay(text: string): void {
    let line: Line<Value>;
    try {
      // Only this class writes the file.
      line = JSON.parse(text) as Line<Value>;
    } catch {
      return;
    }
    const [key, value, expires] = line;
    if (value === null || expires <= Date.now()) this.#entries.delete(key);
    else this.#entries.set(key, { value, expires });
  }

  #append(line: Line<Value>): Promise<void> {
    this.#pending.push(`${JSON.stringify(line)}\n`);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#pending.length > 0) {
      const lines = this.#pending;
      this.#pending = [];
      this.#linesInFile += lines.length;
      if (this.#linesInFile > compactAfter + this.#entries.size) await this.#compact();
      else await this.#handle?.appendFile(lines.join(''));
    }
  }

  async #compact(): Promise<void> {
    const now = Date.now();
    const lines: string[] = [];
    for (const [key, { value, expires }] of this.#entries) {
      if (expires <= now) this.#entries.delete(key);
      else lines.push(`${JSON.stringify([key, value, expires])}\n`);
    }
    const aside = `${this.#file}.new`;
    await writeFile(aside, lines.join(''), { mode: 0o600 });
    await this.#handle?.close();
    await rename(aside, this.#file);
    this.#handle = await open(this.#file, 'a', 0o600);
    this.#linesInFile = lines.length;
  }
}
