import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AppDependencies, buildApp } from '../src/app.ts';
import type { ConnectIdentity } from '../src/http/identity-connection.ts';
import { readSettings } from '../src/settings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestIssuers, grantTestPeople, type PersonName, subjectOf } from './test-people.ts';

type Headers = Record<string, string>;

/** A complete server on a database of its own, with real tokens and the real verifier; it does not listen. */
export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  dataFolder: string;
  /** Returns the headers of a product call of this person. */
  as(name: PersonName): Headers;
  /** The administrator's cookie for pictures. */
  pictureCookie: Headers;
  /** Creates the cookie for pictures of any subject. */
  pictureCookieOf(subject: string): string;
  /** Creates headers of any subject, also of unknown ones. */
  signedAs(subject: string): Promise<Headers>;
  /** Builds a second server, by default on the same database. */
  addNode(parts?: NodeParts, options?: NodeOptions): Promise<FastifyInstance>;
  close(): Promise<void>;
}

const names: PersonName[] = [
  'administrator',
  'employee',
  'user',
  'cacheclearer',
  'trade',
  'children',
  'usborne',
  'uk',
  'hqna',
  'hccp',
  'nobody',
  'norole',
];

export interface TestAppOptions {
  /** Environment variables of the server. */
  environment?: Record<string, string>;
  log?: FastifyBaseLogger;
}

type NodeParts = Pick<Partial<AppDependencies>, 'database' | 'demoProgress' | 'connect'>;

export interface NodeOptions {
  /** Further environment variables of this node. */
  environment?: Record<string, string>;
  /** False: the node may answer `search-not-ready` at first. */
  isSearchAwaited?: boolean;
}

export async function createTestApp({ environment = {}, log }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  // Uses the batch pool, because this is not a request.
  await grantTestPeople(database.batch);
  const { sso, enterprise } = await createTestIssuers();
  const dataFolder = await mkdtemp(join(tmpdir(), 'titlenet-test-'));

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

  const build = async (parts: NodeParts = {}, options: NodeOptions = {}) => {
    const { environment: own = {}, isSearchAwaited = true } = options;
    const settings = readSettings({ ENVIRONMENT: 'test', TITLENET_DATA: dataFolder, ...environment, ...own });
    const node = await buildApp({ settings, database, connect, log, ...parts });
    if (isSearchAwaited) await untilReady(node);
    return node;
  };
  const nodes = [await build()];
  const app = nodes[0] as FastifyInstance;

  const signedAs = async (subject: string): Promise<Headers> => ({
    authorization: `Bearer ${await sso.sign(subject)}`,
    'x-enterprise-token': `Bearer ${await enterprise.sign(subject)}`,
  });
  const headers = new Map<PersonName, Headers>();
  for (const name of names) headers.set(name, await signedAs(subjectOf(name)));

  return {
    app,
    database,
    dataFolder,
    as: (name) => ({ ...headers.get(name) }),
    pictureCookie: { cookie: pictureCookieOf(app, subjectOf('administrator')) },
    pictureCookieOf: (subject) => pictureCookieOf(app, subject),
    signedAs,
    async addNode(parts, options) {
      const node = await build(parts, options);
      nodes.push(node);
      return node;
    },
    async close() {
      for (const node of nodes) await node.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const READY_TIMEOUT_MS = 20_000;

/** Waits for the search index. */
async function untilReady(app: FastifyInstance): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const isReady = async () => (await app.inject('/health/ready')).statusCode === 200;
  while (!(await isReady()) && Date.now() < deadline) await setTimeout(10);
}

/** As the login address sets it. */
function pictureCookieOf(app: FastifyInstance, subject: string): string {
  const sent: string[] = [];
  app.pictureCookie.set({ setCookie: (name, value) => sent.push(`${name}=${value}`) }, subject, 60);
  return sent.join('; ');
}
