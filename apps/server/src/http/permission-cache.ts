const MAX_PEOPLE = 10_000;

export type FindPermissions<Permissions> = (subject: string) => Promise<Permissions>;

interface Entry<Permissions> {
  granted: Promise<Permissions>;
  /** By a clock that the system's time does not move, in milliseconds (G-721). */
  expires: number;
}

/** Caches the permissions of people for at most `maxAgeMs` (60 s, PERM-09). Failed look-ups are not cached. */
export class PermissionCache<Permissions> {
  #entries = new Map<string, Entry<Permissions>>();
  #find: FindPermissions<Permissions>;
  #maxAgeMs: number;

  constructor(find: FindPermissions<Permissions>, maxAgeMs = 60_000) {
    this.#find = find;
    this.#maxAgeMs = maxAgeMs;
  }

  /**
   * Returns the permissions of a person.
   * @throws errors of the look-up
   */
  get(subject: string): Promise<Permissions> {
    const cached = this.#entries.get(subject);
    if (cached && cached.expires > performance.now()) return cached.granted;

    const entry = { granted: this.#find(subject), expires: performance.now() + this.#maxAgeMs };
    this.#entries.delete(subject);
    this.#entries.set(subject, entry);
    entry.granted.catch(() => {
      if (this.#entries.get(subject) === entry) this.#entries.delete(subject);
    });
    this.#evictOldest();
    return entry.granted;
  }

  clear(): void {
    this.#entries.clear();
  }

  #evictOldest(): void {
    if (this.#entries.size <= MAX_PEOPLE) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
