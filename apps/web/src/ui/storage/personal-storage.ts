import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';

/*
 * What the browser stores belongs to a person, because people share machines (G-232): the key of each entry has the id
 * of its owner, and without a signed-in person nothing is read or written.
 */

const person = createAtom<string | null>(null);

/** The person whose entries are read and written: the subject at the identity provider; null without a session. */
export const storagePerson: ReadonlyAtom<string | null> = person;

/** The person who was signed in last, in this tab or in this browser. */
const lastPersonKey = 'titlenet.person';

const areas = {
  /** Shared by all tabs, kept until it is removed. */
  browser: () => window.localStorage,
  /** Kept until the tab is closed, also over reloads and redirects. */
  tab: () => window.sessionStorage,
} as const;

type Area = keyof typeof areas;

function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    // The storage may be full or forbidden, or contain invalid JSON.
    return otherwise;
  }
}

/** Gives access to a person's entries, when the session is ready. @param subject empty if the provider has no id */
export function openPersonalStorage(subject: string): void {
  if (subject === '') return;
  for (const area of Object.values(areas)) attempt(() => area().setItem(lastPersonKey, subject), undefined);
  person.set(subject);
}

/** Ends the access to the person's entries. They remain, unless the person signs out. */
export function closePersonalStorage(): void {
  person.set(null);
}

/** The person to whom the content of this tab belongs: who is signed in, or was the last one; null for a new tab. */
export const personOfTab = (): string | null => person.get() ?? attempt(() => areas.tab().getItem(lastPersonKey), null);

/** Who is signed in, or was the last one in this browser and has not signed out. */
export const lastPersonOfBrowser = (): string | null =>
  person.get() ?? attempt(() => areas.browser().getItem(lastPersonKey), null);

/** The entry with decisions that the server does not have yet: it remains until the person's next sign-in sends them. */
const UNSENT_ENTRY = 'decisions';

/** Removes what this tab and the browser have stored of the person, at sign-out. */
export function clearPersonalStorage(): void {
  const owner = personOfTab();
  const isOwn = (key: string) => {
    const [product, name, ownerPart] = key.split('.');
    return product === 'titlenet' && owner !== null && ownerPart === keyPart(owner) && name !== UNSENT_ENTRY;
  };
  for (const area of Object.values(areas))
    attempt(() => {
      for (const key of Object.keys(area()).filter(isOwn)) area().removeItem(key);
    }, undefined);
  attempt(() => areas.browser().removeItem(lastPersonKey), undefined);
}

interface EntryDefinition<Value> {
  /** 'quickSearch' */
  name: string;
  /** Distinguishes entries of one name: the grid, the company, the form. */
  part?: string;
  area: Area;
  /** Reads the stored JSON; undefined if nothing is stored. Invalid values give the default. */
  parse: (stored: unknown) => Value;
}

/** One entry of the signed-in person. */
export interface PersonalEntry<Value> {
  read(): Value;
  /** @returns false if it could not be stored */
  write(value: Value): boolean;
  remove(): void;
}

/** Points separate the parts of a key. */
const keyPart = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E');

/** @param ownerOf whose entry it is; by default the signed-in person's */
export function personalEntry<Value>(
  { name, part, area, parse }: EntryDefinition<Value>,
  ownerOf: () => string | null = person.get,
): PersonalEntry<Value> {
  const withKey = <Result>(access: (storage: Storage, key: string) => Result, otherwise: Result): Result => {
    const owner = ownerOf();
    if (owner === null) return otherwise;
    const key = ['titlenet', name, keyPart(owner), ...(part === undefined ? [] : [part])].join('.');
    return attempt(() => access(areas[area](), key), otherwise);
  };
  return {
    read: () => parse(withKey((storage, key) => JSON.parse(storage.getItem(key) ?? 'null') ?? undefined, undefined)),
    write: (value) =>
      withKey((storage, key) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      }, false),
    remove: () => withKey((storage, key) => storage.removeItem(key), undefined),
  };
}
