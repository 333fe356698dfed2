import { LRUCache } from 'lru-cache';
import type { ChangeNotices } from '../../database/change-notices.ts';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { StoredText } from './titles.queries.ts';

/** What is sent for a title: the text's bytes and the digest that changes with it. */
export interface KeptText {
  bytes: Buffer;
  digest: string;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Title bars and sheets that this node has read, given again while no title has changed: each is kept with the
 * catalogue's generation in which it was read, and each call asks for the generation of now, unless the database would
 * have told of a change. The calls that wait at the same time share that question, which is a fraction of reading a sheet
 * (docs/decisions/0014).
 */
export class KeptTexts {
  readonly #texts = new LRUCache<string, KeptText & { generation: string }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  readonly #notices: ChangeNotices;
  readonly #question: CoalescedQuery<string>;
  #generation: string | undefined;

  constructor(findGeneration: () => Promise<string>, notices: ChangeNotices) {
    this.#notices = notices;
    this.#question = new CoalescedQuery(async () => {
      const { sequence } = notices;
      this.#generation = await findGeneration();
      notices.acknowledge(sequence);
      return this.#generation;
    });
  }

  /** What is kept under the key if it is that of now, else what is found, which is kept then. */
  async get(key: string, find: () => Promise<StoredText | undefined>): Promise<KeptText | undefined> {
    const kept = this.#texts.get(key);
    if (kept && kept.generation === (await this.#generationOfNow())) return kept;
    const found = await find();
    if (!found) {
      this.#texts.delete(key);
      return undefined;
    }
    const { text, digest, generation } = found;
    const read = { bytes: Buffer.from(text), digest, generation };
    this.#texts.set(key, read);
    return read;
  }

  async #generationOfNow(): Promise<string | undefined> {
    if (this.#notices.isUpToDate && (await this.#notices.isStillUpToDate())) return this.#generation;
    return this.#question.get();
  }

  clear(): void {
    this.#texts.clear();
  }
}
