import { LRUCache } from 'lru-cache';
import { LatestAnswer } from '../../database/latest-answer.ts';
import { StoredJson } from '../../http/stored-json.ts';
import type { StoredText } from './titles.queries.ts';

interface KeptText {
  json: StoredJson;
  generation: string;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Title bars and sheets that this node has read, given again while no title has changed: each is kept with the
 * catalogue's generation in which it was read, and each call asks for the generation of now. The calls that wait at the
 * same time share that question, which is a fraction of reading a sheet (docs/decisions/0014).
 */
export class KeptTexts {
  readonly #texts = new LRUCache<string, KeptText>({
    maxSize: MOST_BYTES,
    // Packed it takes up to half as much again.
    sizeCalculation: ({ json }) => Math.ceil(json.bytes.length * 1.5) + 200,
  });
  readonly #generation: LatestAnswer<string>;

  constructor(findGeneration: () => Promise<string>) {
    this.#generation = new LatestAnswer(findGeneration);
  }

  /** What is kept under the key if it is that of now, else what is found, which is kept then. */
  async get(key: string, find: () => Promise<StoredText | undefined>): Promise<StoredJson | undefined> {
    const kept = this.#texts.get(key);
    if (kept && kept.generation === (await this.#generation.get())) return kept.json;
    const found = await find();
    if (!found) {
      this.#texts.delete(key);
      return undefined;
    }
    const { text, digest, generation } = found;
    const json = new StoredJson(Buffer.from(text), digest);
    this.#texts.set(key, { json, generation });
    return json;
  }

  clear(): void {
    this.#texts.clear();
  }
}
