import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** A key set, or the address where it is published. */
export type KeySource = JSONWebKeySet | URL | string;

const REQUEST_TIMEOUT_MS = 3000;
const MAX_LENGTH = 256 * 1024;

async function download(address: URL | string): Promise<JSONWebKeySet> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the key set answered ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_LENGTH) throw new Error('the key set is too large');
  // The keys are checked when they are imported.
  return JSON.parse(text) as JSONWebKeySet;
}

/**
 * The public keys of one issuer. They are loaded by `refresh` only, never because of a token: a token that no loaded
 * key fits is refused.
 */
export class TokenKeys {
  #source: KeySource;
  #text = '';
  #find: JWTVerifyGetKey | undefined;

  constructor(source: KeySource) {
    this.#source = source;
  }

  get isRemote(): boolean {
    return typeof this.#source === 'string' || this.#source instanceof URL;
  }

  /** Undefined until the first load has succeeded. */
  get find(): JWTVerifyGetKey | undefined {
    return this.#find;
  }

  /**
   * Loads the set again; the current keys are kept when that fails.
   * @returns true when the keys have changed
   * @throws Error when the set cannot be loaded or is invalid
   */
  async refresh(): Promise<boolean> {
    const source = this.#source;
    const keySet = typeof source === 'string' || source instanceof URL ? await download(source) : source;
    const text = JSON.stringify(keySet);
    if (text === this.#text) return false;
    this.#find = createLocalJWKSet(keySet);
    this.#text = text;
    return true;
  }
}
