import type { CompanyCode } from '@titlenet/catalogue/companies';
import { sendImportPiece, startImport, UPLOAD_CHUNK_BYTES } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';

/** Temporary failures: no response, too many requests, server or database busy. */
const TEMPORARY_STATUSES = [0, 429, 502, 503, 520];

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
  const series = new CallSeries({ isTemporary: ({ status }) => TEMPORARY_STATUSES.includes(status) });
  for (let offset = 0; offset < file.size; ) {
    const response = await series.run(() => sendPiece(id, offset, file.slice(offset, offset + UPLOAD_CHUNK_BYTES)));
    // The job was cancelled.
    if (!response) return;
    offset = response.received;
  }
}

const sendPiece = (id: number, offset: number, bytes: Blob) =>
  callApi(sendImportPiece, { params: { id }, query: { offset } }, { ...quiet, bytes });
