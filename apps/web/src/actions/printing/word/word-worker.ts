import { WordFileWriter, type WordRequest } from './word-requests.ts';

/** What the worker posts for each request, in their order. */
export type WordAnswer = { file: Blob | null } | { failure: string };

const writer = new WordFileWriter();
let queue = Promise.resolve();

async function answer(request: WordRequest): Promise<void> {
  let sent: WordAnswer;
  try {
    sent = { file: await writer.handle(request) };
  } catch (error) {
    sent = { failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(sent);
}

self.onmessage = ({ data }: MessageEvent<WordRequest>) => {
  queue = queue.then(() => answer(data));
};
