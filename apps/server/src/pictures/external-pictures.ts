import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Log } from '../database/log.ts';
import { type EncodedPicture, encodedPicture } from './encoded-picture.ts';
import { fetchPicture, type Picture, PictureRefusedError } from './fetch-picture.ts';

/** Maximum number of pictures, of up to 5 MB, in memory while they are fetched. */
const MAX_CONCURRENT_FETCHES = 20;
/** Maximum number of waiting fetches: at 3 s each, they wait 6 s at most. */
const MAX_WAITING_FETCHES = 40;
/** Size of the cache: some hundreds of covers. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** Time after which a picture is fetched again, in case the host replaced it under the same address. */
export const CACHE_SECONDS = 3_600;
/** Time after which a picture that could not be fetched is tried again. */
export const REFUSED_SECONDS = 60;
const MAX_ADDRESS_LENGTH = 2_000;

/** `refused`: the host has no such picture; `busy`: too many pictures are being fetched. */
export type Outcome = EncodedPicture | 'refused' | 'busy';

/**
 * Fetches and caches pictures of other hosts that the records of titles and people name (G-149). Browsers load pictures
 * from this server only, and it fetches only from the hosts in the settings. Concurrent requests for the same picture
 * share one fetch.
 */
export class ExternalPictures {
  readonly #hosts: readonly string[];
  readonly #log: Log;
  readonly #cache: LRUCache<string, EncodedPicture | 'refused', undefined>;
  readonly #limit = pLimit(MAX_CONCURRENT_FETCHES);
  /**
   * Hosts that did not respond in time. They are skipped, so that a page of covers does not wait for each of theirs.
   */
  readonly #unreachableHosts = new LRUCache<string, true>({ max: 100, ttl: REFUSED_SECONDS * 1_000 });

  /**
   * @param hosts as `URL.host` writes them
   * @param fetch resolves to a picture or throws PictureRefusedError
   */
  constructor(hosts: readonly string[], log: Log, fetch: (url: URL) => Promise<Picture> = fetchPicture) {
    this.#hosts = hosts;
    this.#log = log;
    this.#cache = new LRUCache({
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: (picture) => 500 + (picture === 'refused' ? 0 : picture.bytes.length),
      ttl: CACHE_SECONDS * 1_000,
      ignoreFetchAbort: true,
      fetchMethod: async (address, _stale, { options }) => {
        // An undefined result is not cached.
        if (this.#limit.pendingCount >= MAX_WAITING_FETCHES) return undefined;
        const picture = await this.#limit(() => this.#fetch(new URL(address), fetch));
        if (picture === 'refused') options.ttl = REFUSED_SECONDS * 1_000;
        return picture;
      },
    });
  }

  /** Parses an address. @returns undefined unless it is a web address of one of the hosts in the settings */
  parseAllowed(address: string | null | undefined): URL | undefined {
    if (!address || address.length > MAX_ADDRESS_LENGTH) return undefined;
    const url = URL.parse(address);
    // The whole host with its port is compared, not the end of its name. Credentials are not sent to any host.
    const isAllowed =
      url &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      url.password === '' &&
      this.#hosts.includes(url.host);
    return isAllowed ? url : undefined;
  }

  /** @param url an address that `parseAllowed` returned */
  async get(url: URL): Promise<Outcome> {
    return (await this.#cache.fetch(url.href)) ?? 'busy';
  }

  async #fetch(url: URL, fetch: (url: URL) => Promise<Picture>): Promise<EncodedPicture | 'refused'> {
    if (this.#unreachableHosts.has(url.host)) return 'refused';
    try {
      const { type, bytes } = await fetch(url);
      return encodedPicture(type, bytes);
    } catch (error) {
      if (!(error instanceof PictureRefusedError)) throw error;
      if (error.cause) this.#unreachableHosts.set(url.host, true);
      this.#log.warn({ host: url.host, reason: error.message }, 'a picture of another host could not be fetched');
      return 'refused';
    }
  }
}
