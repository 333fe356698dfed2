import type { CompanyCode } from '@titlenet/catalogue/companies';
import { sendImportPiece, startImport, UPLOAD_CHUNK_BYTES } from '@titlenet/contract/imports';
import { ApiError } from '../../ui/api/api-error.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';

const MAX_ATTEMPTS = 6;
const RETRY_BASE_DELAY_MS = 500;
/** Temporary failures: no response, too many requests, server or database busy. */
const RETRIABLE_STATUSES = [0, 429, 502, 503, 520];

/** Files are uploaded one at a time, because parallel uploads would share the bandwidth. */
const uploadLimiter = createLimiter(1);

const quiet = { blocking: false, toast: false } as const;

/**
 * Announces a file and uploads it in pieces. The upload continues if the user leaves the screen.
 *
 * @returns the job's id once the file is announced; `sent` resolves when all pieces are uploaded
 * @throws ApiError if the server refuses the file
 */
export async function startUpload(file: File, company?: CompanyCode): Promise<{ id: number; sent: Promise<void> }> {
  const { id } = await callApi(startImport, { body: { fileName: file.name, size: file.size, company } }, quiet);
  return { id, sent: uploadLimiter(() => sendPieces(id, file)) };
}

async function sendPieces(id: number, file: File): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const response = await withRetries(() => sendPiece(id, offset, file.slice(offset, offset + UPLOAD_CHUNK_BYTES)));
    // The job was cancelled.
    if (!response) return;
    offset = response.received;
  }
}

const sendPiece = (id: number, offset: number, bytes: Blob) =>
  callApi(sendImportPiece, { params: { id }, query: { offset } }, { ...quiet, bytes });

async function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
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
