import type { CompanyCode } from '@titlenet/catalogue/companies';
import { sendImportPiece, startImport, uploadPieceBytes } from '@titlenet/contract/imports';
import { ApiError } from '../../ui/api/api-error.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';

const MAX_ATTEMPTS = 6;
const RETRY_BASE_DELAY_MS = 500;
/** No answer, too many calls, a busy server or database: the next moment may be better. */
const RETRIABLE_STATUSES = [0, 429, 502, 503, 520];

/** One file after the other: a line that is shared brings none of them sooner. */
const uploadLimiter = createLimiter(1);

const quiet = { blocking: false, toast: false } as const;

/**
 * Announces a file and sends it piece by piece; the promise is kept when it is announced, the pieces follow also when
 * the screen is left. Gives the number of the import, and a promise that all is there.
 * Throws an ApiError where the server does not take the file.
 */
export async function startUpload(file: File, company?: CompanyCode): Promise<{ id: number; sent: Promise<void> }> {
  const { id } = await callApi(startImport, { body: { fileName: file.name, size: file.size, company } }, quiet);
  return { id, sent: uploadLimiter(() => sendPieces(id, file)) };
}

async function sendPieces(id: number, file: File): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const answer = await withRetries(() => sendPiece(id, offset, file.slice(offset, offset + uploadPieceBytes)));
    // Nobody waits for it any more: it was cancelled.
    if (!answer) return;
    offset = answer.received;
  }
}

const sendPiece = (id: number, offset: number, bytes: Blob) =>
  callApi(sendImportPiece, { params: { id }, query: { offset } }, { ...quiet, bytes });

async function withRetries<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const isRetriable = error instanceof ApiError && RETRIABLE_STATUSES.includes(error.status);
      if (!isRetriable || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_BASE_DELAY_MS * 2 ** attempt));
    }
  }
}
