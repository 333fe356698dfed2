import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '@titlenet/server/app';
import type { ConnectIdentity } from '@titlenet/server/http/identity-connection';
import { readSettings } from '@titlenet/server/settings';
import Fastify from 'fastify';
import { createTestIssuers, subjectOf } from '../apps/server/test/test-people.ts';
import { watchAnswers } from './answer-clock.ts';
import { openMeasured } from './database.ts';

/** Message to the measuring process when the server is ready. */
export interface ServerReady {
  /** Base URL of the product. */
  address: string;
  /** Base URL of a hello-world of the same framework in the same process; `/blank/650000` returns that many spaces. */
  helloAddress: string;
  /** Headers of a signed-in administrator. */
  headers: Record<string, string>;
  /** Headers of ten signed-in people, `bench-person-0` and so on. */
  people: Record<string, string>[];
}

const PEOPLE = 10;

const [, , folder = '', url] = process.argv;
const database = await openMeasured({ url, folder, stop: async () => {} }, 'server');
const { sso, enterprise } = await createTestIssuers();
const connect: ConnectIdentity = async () => ({
  authority: sso.issuer,
  clientId: 'titlenet',
  audience: sso.audience,
  sso,
  enterprise,
  enterpriseTokenUrl: `${enterprise.issuer}/api/token`,
  tenantId: 'titlenet',
  applicationId: 'titlenet',
  tokenEndpoint: `${sso.issuer}/token`,
  revocationEndpoint: undefined,
});
const settings = readSettings({
  ENVIRONMENT: 'test',
  TITLENET_DATA: folder,
  // One person sends as many requests as a whole office.
  RATE_LIMIT_PER_PERSON: '1000000000',
  RATE_LIMIT_BULK_PER_PERSON: '1000000000',
  RATE_LIMIT_PER_ADDRESS: '1000000000',
});
const app = await buildApp({ settings, database, connect });
const hello = Fastify();
hello.get('/', async () => ({ hello: 'world' }));
const blank = Buffer.alloc(4 * 1024 * 1024, ' ');
hello.get<{ Params: { bytes: string } }>('/blank/:bytes', async ({ params }) =>
  blank.subarray(0, Number(params.bytes)),
);

/** Waits until the index is loaded. */
async function whenReady(): Promise<void> {
  while ((await app.inject('/health/ready')).statusCode !== 200) await sleep(100);
}

const LIFETIME = '12h';
const headersOf = async (subject: string) => ({
  authorization: `Bearer ${await sso.sign(subject, LIFETIME)}`,
  'x-enterprise-token': `Bearer ${await enterprise.sign(subject, LIFETIME)}`,
});
const ready: ServerReady = {
  address: await app.listen({ port: 0, host: '127.0.0.1' }),
  helloAddress: await hello.listen({ port: 0, host: '127.0.0.1' }),
  headers: await headersOf(subjectOf('administrator')),
  people: await Promise.all(Array.from({ length: PEOPLE }, (_, person) => headersOf(`bench-person-${person}`))),
};
await whenReady();
const takeTimes = watchAnswers((url) => url.startsWith('/api/'));
process.send?.(ready);

// The measuring process requests the response times measured here.
process.on('message', () => process.send?.(takeTimes()));

// This process ends when the measuring process disconnects.
process.once('disconnect', async () => {
  await Promise.all([app.close(), hello.close()]);
  await database.close();
  process.exit(0);
});
