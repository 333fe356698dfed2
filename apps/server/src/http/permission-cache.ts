const MAXIMUM_PEOPLE = 10_000;

export type FindPermissions<Permissions> = (subject: string) => Promise<Permissions>;

interface Entry<Permissions> {
  granted: Promise<Permissions>;
  /** Milliseconds since the epoch. */
  expires: number;
}

/** The permissions of people, at most `maximumAgeMs` old (60 s, TS §7). A failed look-up is not kept. */
export class PermissionCache<Permissions> {
  #entries = new Map<string, Entry<Permissions>>();
  #find: FindPermissions<Permissions>;
  #maximumAgeMs: number;

  constructor(find: FindPermissions<Permissions>, maximumAgeMs = 60_000) {
    this.#find = find;
    this.#maximumAgeMs = maximumAgeMs;
  }

  /** @throws what the look-up throws */
  get(subject: string): Promise<Permissions> {
    const known = this.#entries.get(subject);
    if (known && known.expires > Date.now()) return known.granted;

    const entry = { granted: this.#find(subject), expires: Date.now() + this.#maximumAgeMs };
    this.#entries.delete(subject);
    this.#entries.set(subject, entry);
    entry.granted.catch(() => {
      if (this.#entries.get(subject) === entry) this.#entries.delete(subject);
    });
    this.#forgetOldest();
    return entry.granted;
  }

  clear(): void {
    this.#entries.clear();
  }

  #forgetOldest(): void {
    if (this.#entries.size <= MAXIMUM_PEOPLE) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
