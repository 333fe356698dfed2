import type { CompanyCode } from '@titlenet/catalogue/companies';
import { sendImportPiece, startImport, uploadPieceBytes } from '@titlenet/contract/imports';
import { ApiError } from '../../ui/api/api-error.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { turnsOf } from '../../ui/api/turns.ts';

const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 500;
/** No answer, too many calls, a busy server or database: the next moment may be better. */
const PASSING = [0, 429, 502, 503, 520];

/** One file after the other: a line that is shared brings none of them sooner. */
const turn = turnsOf(1);

const quiet = { blocking: false, toast: false } as const;

/**
 * Announces a file and sends it piece by piece; the promise is kept when it is announced, the pieces follow also when
 * the screen is left. Gives the number of the import, and a promise that all is there.
 * Throws an ApiError where the server does not take the file.
 */
export async function beginUpload(file: File, company?: CompanyCode): Promise<{ id: number; sent: Promise<void> }> {
  const { id } = await callApi(startImport, { body: { fileName: file.name, size: file.size, company } }, quiet);
  return { id, sent: turn(() => sendAll(id, file)) };
}

async function sendAll(id: number, file: File): Promise<void> {
  for (let at = 0; at < file.size; ) {
    const answer = await patiently(() => sendPiece(id, at, file.slice(at, at + uploadPieceBytes)));
    // Nobody waits for it any more: it was cancelled.
    if (!answer) return;
    at = answer.received;
  }
}

const sendPiece = (id: number, offset: number, bytes: Blob) =>
  callApi(sendImportPiece, { params: { id }, query: { offset } }, { ...quiet, bytes });

async function patiently<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await task();
    } catch (error) {
      const passes = error instanceof ApiError && PASSING.includes(error.status);
      if (!passes || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries));
    }
  }
}
