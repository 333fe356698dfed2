import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createTestIssuers, subjectOf } from '../../apps/server/test/test-people.ts';
import { endProgram, lastLines, type StartedProgram, startProgram, waitUntil } from '../harness/processes.ts';

export type Person = Parameters<typeof subjectOf>[0];

/** Where nodes find their databases, and at which address people find them. */
export interface NodeSurroundings {
  folder: string;
  writeUrl: string;
  readUrl: string;
  publicUrl: string;
}

/** Nodes of the product, as in production, with a provider of keys whose tokens this process signs. */
export class ProductNodes {
  readonly ports: readonly number[];
  readonly #surroundings: NodeSurroundings;
  readonly #programs = new Map<number, StartedProgram>();
  readonly #keys: Server;
  readonly #keysPort: number;
  readonly #issuers: Awaited<ReturnType<typeof createTestIssuers>>;

  private constructor(
    ports: readonly number[],
    surroundings: NodeSurroundings,
    keys: { server: Server; port: number; issuers: Awaited<ReturnType<typeof createTestIssuers>> },
  ) {
    this.ports = ports;
    this.#surroundings = surroundings;
    this.#keys = keys.server;
    this.#keysPort = keys.port;
    this.#issuers = keys.issuers;
  }

  static async create(ports: readonly number[], surroundings: NodeSurroundings): Promise<ProductNodes> {
    const issuers = await createTestIssuers();
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url === '/sso' ? issuers.sso.jwks : issuers.enterprise.jwks));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The provider of keys has no port');
    return new ProductNodes(ports, surroundings, { server, port: address.port, issuers });
  }

  /** The headers of a signed-in person. */
  async headersOf(person: Person): Promise<Record<string, string>> {
    const subject = subjectOf(person);
    const [token, enterprise] = await Promise.all([
      this.#issuers.sso.sign(subject, '3h'),
      this.#issuers.enterprise.sign(subject, '3h'),
    ]);
    return { authorization: `Bearer ${token}`, 'x-enterprise-token': `Bearer ${enterprise}` };
  }

  /** The environment of a node or of a command. */
  environment(port: number): NodeJS.ProcessEnv {
    const { folder, writeUrl, readUrl, publicUrl } = this.#surroundings;
    const keys = `http://127.0.0.1:${this.#keysPort}`;
    return {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
      ENVIRONMENT: 'test',
      DATABASE_URL: writeUrl,
      DATABASE_READ_URL: readUrl,
      TITLENET_DATA: join(folder, `node-${port}`),
      TITLENET_UPLOADS: join(folder, 'uploads'),
      COOKIE_SECRET: 'the same secret on all nodes of this cluster',
      OIDC_ISSUER: this.#issuers.sso.issuer,
      OIDC_JWKS_URL: `${keys}/sso`,
      OIDC_TOKEN_URL: `${keys}/token`,
      OIDC_AUDIENCE: this.#issuers.sso.audience,
      ENTERPRISE_ISSUER: this.#issuers.enterprise.issuer,
      ENTERPRISE_JWKS_URL: `${keys}/enterprise`,
      ENTERPRISE_TOKEN_URL: `${keys}/token`,
      // A few people send as many requests as a house.
      RATE_LIMIT_PER_PERSON: '1000000',
      RATE_LIMIT_BULK_PER_PERSON: '1000000',
      RATE_LIMIT_PER_ADDRESS: '1000000',
    };
  }

  /**
   * Starts a node and waits until it answers searches.
   *
   * @param root the folder of the product's source, of this version or of another
   */
  async start(port: number, root: string): Promise<void> {
    const { folder } = this.#surroundings;
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    const program = startProgram({
      command: [process.execPath, join(root, 'apps/server/src/main.ts')],
      logFile: join(folder, `node-${port}.log`),
      env: this.environment(port),
      cwd: folder,
    });
    this.#programs.set(port, program);
    await waitUntil(`node ${port} is ready`, 120_000, () => this.isReady(port)).catch((error: unknown) => {
      console.error(lastLines(program));
      throw error;
    });
  }

  async isReady(port: number): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3_000) });
    return response.status === 200;
  }

  /** Kills a node as a power failure would. */
  kill(port: number): void {
    this.#programs.get(port)?.process.kill('SIGKILL');
  }

  /** Ends a node as an operator does. */
  async stop(port: number): Promise<void> {
    const program = this.#programs.get(port);
    if (program) await endProgram(program, 15_000);
  }

  async remove(): Promise<void> {
    await Promise.all(this.ports.map((port) => this.stop(port)));
    this.#keys.close();
  }
}
