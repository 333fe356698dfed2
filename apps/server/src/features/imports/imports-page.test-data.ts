import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportJob } from '@titlenet/contract/imports';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';

/** Makes the calls of the page of imports. */
export class ImportsPage {
  readonly uploads: string;
  readonly #server: TestApp;
  readonly #node: TestApp['app'];

  constructor(server: TestApp, node = server.app) {
    this.#server = server;
    this.#node = node;
    this.uploads = join(server.dataFolder, 'uploads');
  }

  async call<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    as: PersonName = 'administrator',
  ): Promise<{ status: number; body: Answer }> {
    const headers = this.#server.as(as);
    const answer = await this.#node.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
  }

  async sendPiece(id: number, offset: number, bytes: Buffer, as: PersonName = 'administrator') {
    const answer = await this.#node.inject({
      method: 'PUT',
      url: `/api/Imports/${id}/File?offset=${offset}`,
      headers: { ...this.#server.as(as), 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json() as { received: number } | null };
  }

  /** Announces a file of this size, which may then be sent. */
  async announce(fileName: string, size: number, company?: string, as?: PersonName): Promise<number> {
    const { body } = await this.call<{ id: number }>('POST', '/api/Imports', { fileName, size, company }, as);
    return body.id;
  }

  /**
   * Uploads a file in pieces.
   * @returns the id of its job
   */
  async upload(
    fileName: string,
    content: string | Buffer,
    { company, piece = 1_000, as }: { company?: string; piece?: number; as?: PersonName } = {},
  ): Promise<number> {
    const bytes = Buffer.from(content);
    const id = await this.announce(fileName, bytes.length, company, as);
    for (let at = 0; at < bytes.length; at += piece) await this.sendPiece(id, at, bytes.subarray(at, at + piece), as);
    return id;
  }

  async jobOf(id: number): Promise<ImportJob> {
    const { body } = await this.call<ImportJob[]>('GET', '/api/Imports');
    return body.find((job) => job.id === id)!;
  }

  /** Waits until the job has ended. */
  async waitForEnd(id: number): Promise<ImportJob> {
    await expect.poll(async () => (await this.jobOf(id)).state, { timeout: 60_000 }).toMatch(/done|failed|cancelled/);
    return this.jobOf(id);
  }

  async filesLeft(): Promise<string[]> {
    return (await readdir(this.uploads)).filter((name) => name.endsWith('.upload'));
  }
}

/** Titles of a house feed, so many that their import can be interrupted. */
export const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      kind: 'title',
      companyCode: '001',
      isbn: null,
      recordReference: `many-${from + index}`,
      sentAt: '2026-01-01T00:00:00Z',
      bar: { title: `Many ${from + index}` },
      sheet: { editorial: { keynote: 'x'.repeat(300) } },
    }),
  ).join('\n');
