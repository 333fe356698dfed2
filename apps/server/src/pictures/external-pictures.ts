import { LRUCache } from 'lru-cache';
import type { Log } from '../database/log.ts';
import { fetchPicture, type Picture, PictureRefused } from './fetch-picture.ts';
import { type SentPicture, sentPicture } from './sent-picture.ts';

/** So many pictures of 5 MB are in memory while they are fetched. */
const MOST_AT_ONCE = 20;
/** So many more wait for their turn, two rounds of 3 s at the longest. */
const MOST_WAITING = 40;
/** Bytes of the pictures that are kept: some hundreds of covers. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** A host that exchanges a picture under its address is believed after so long. */
export const KEPT_SECONDS = 3_600;
/** A picture that cannot be had is not asked for again within so long. */
export const REFUSED_SECONDS = 60;
const LONGEST_ADDRESS = 2_000;

/** `refused`: the host gives no such picture; `busy`: too many are being fetched. */
export type Outcome = SentPicture | 'refused' | 'busy';

/**
 * Pictures of other hosts as records of titles and people name them (decision G-149): browsers load pictures from the
 * product only, and it asks the hosts of the settings' list and no others. What was fetched is kept for an hour, and
 * whoever asks for what is being fetched waits for that.
 */
export class OutsidePictures {
  readonly #hosts: readonly string[];
  readonly #log: Log;
  readonly #kept: LRUCache<string, SentPicture | 'refused', undefined>;
  /** Hosts that were not reached, or did not answer in time: a page of covers would wait for each of theirs. */
  readonly #silentHosts = new LRUCache<string, true>({ max: 100, ttl: REFUSED_SECONDS * 1_000 });
  readonly #waiting: (() => void)[] = [];
  #fetching = 0;

  /**
   * @param hosts as `URL.host` writes them
   * @param fetch gives a picture or throws PictureRefused
   */
  constructor(hosts: readonly string[], log: Log, fetch: (url: URL) => Promise<Picture> = fetchPicture) {
    this.#hosts = hosts;
    this.#log = log;
    this.#kept = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: (picture) => 500 + (picture === 'refused' ? 0 : picture.bytes.length),
      ttl: KEPT_SECONDS * 1_000,
      ignoreFetchAbort: true,
      fetchMethod: async (address, _stale, { options }) => {
        const picture = await this.#inTurn(() => this.#fetch(new URL(address), fetch));
        // What is not given to the cache is not kept: there may be room a moment later.
        if (picture === 'busy') return undefined;
        if (picture === 'refused') options.ttl = REFUSED_SECONDS * 1_000;
        return picture;
      },
    });
  }

  /** The address where it is one of a listed host, else nothing. */
  listed(address: string | null | undefined): URL | undefined {
    if (!address || address.length > LONGEST_ADDRESS) return undefined;
    const url = URL.parse(address);
    // The host as a whole: neither the end of its name nor another port of it will do, and a password is none of ours.
    const isListed =
      url &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      url.password === '' &&
      this.#hosts.includes(url.host);
    return isListed ? url : undefined;
  }

  /** The picture at an address that `listed` gave. */
  async get(url: URL): Promise<Outcome> {
    return (await this.#kept.fetch(url.href)) ?? 'busy';
  }

  async #fetch(url: URL, fetch: (url: URL) => Promise<Picture>): Promise<Outcome> {
    if (this.#silentHosts.has(url.host)) return 'refused';
    try {
      const { type, bytes } = await fetch(url);
      return sentPicture(type, bytes);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      if (error.cause) this.#silentHosts.set(url.host, true);
      this.#log.warn({ host: url.host, reason: error.message }, 'A picture could not be passed on');
      return 'refused';
    }
  }

  async #inTurn(task: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#fetching < MOST_AT_ONCE) this.#fetching += 1;
    else if (this.#waiting.length >= MOST_WAITING) return 'busy';
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Whoever waits takes over this turn.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#fetching -= 1;
    }
  }
}
