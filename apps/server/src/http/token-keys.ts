import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** A key set at hand, or the address it is published at. */
export type KeySource = JSONWebKeySet | URL | string;

const answerTimeout = 3000;
const sizeLimit = 256 * 1024;

async function download(address: URL | string): Promise<JSONWebKeySet> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeout),
  });
  if (!response.ok) throw new Error(`the key set answered ${response.status}`);
  const text = await response.text();
  if (text.length > sizeLimit) throw new Error('the key set is too large');
  return JSON.parse(text) as JSONWebKeySet;
}

/**
 * The public keys of one issuer. They are loaded when somebody says `refresh`, and never because of a token:
 * a token is refused when no key at hand fits it.
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

  /** Absent until the first load has succeeded. */
  get find(): JWTVerifyGetKey | undefined {
    return this.#find;
  }

  /**
   * Loads the set again; the keys at hand stay when that fails.
   *
   * @returns whether the keys have changed.
   * @throws Error when the set cannot be reached or is none.
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
