import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSession } from '../browser-session.ts';
import { type Check, Lines } from '../harness/checks.ts';
import { startProduct } from '../harness/product.ts';
import { createKnownValues } from './known-values.ts';
import { type ApiDocument, type Operation, operationsOf } from './openapi-document.ts';
import { createSamples, type Sampler } from './sample-input.ts';

const PORT = 18_530;
/** The generator of the client, the samples of its input, and the judge of the answers; none of them is part of the product. */
const PACKAGES = [
  '@hey-api/openapi-ts@0.99.0',
  'typescript@5.9.3',
  'openapi-sampler@1.7.10',
  'ajv@8.20.0',
  'ajv-formats@3.0.1',
];

type GeneratedCall = (options: object) => Promise<{ data?: unknown; error?: unknown; response?: Response }>;
interface Validator {
  addSchema(schema: object, key: string): void;
  compile(schema: object): ((value: unknown) => boolean) & { errors?: object[] | null };
}

/** Calls every endpoint with a client that was generated from the OpenAPI document, and compares the answers with it. */
export const apiClientCheck: Check = {
  name: 'api-client',
  async run(folder) {
    await using started = new AsyncDisposableStack();
    const product = await startProduct(folder, PORT);
    started.defer(() => product.stop());
    const session = await openSession(product.url, 'administrator');
    started.defer(() => session.close());
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], {
      cwd: folder,
      stdio: 'ignore',
    });
    const document: ApiDocument = await (await fetch(`${product.url}/api/docs/json`)).json();
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    writeFileSync(
      join(folder, 'openapi-ts.config.js'),
      `export default { input: 'openapi.json', output: { path: 'client', importFileExtension: '.ts' } };`,
    );
    const generated = execFileSync(join(folder, 'node_modules/.bin/openapi-ts'), { cwd: folder, encoding: 'utf8' });
    const lines = new Lines();
    const complaints = generated.split('\n').filter((line) => /skip|warn|error/i.test(line));
    lines.compare('what the generator complains of', complaints, []);
    const calls: Record<string, GeneratedCall> = await import(pathToFileURL(join(folder, 'client/sdk.gen.ts')).href);
    const { client } = await import(pathToFileURL(join(folder, 'client/client.gen.ts')).href);
    client.setConfig({ baseUrl: product.url, headers: session.headers });

    const load = createRequire(join(folder, 'package.json'));
    const Ajv = load('ajv/dist/2020.js').default;
    const ajv: Validator = new Ajv({ strict: false, allErrors: false });
    load('ajv-formats').default(ajv);
    ajv.addSchema(document, 'api');
    const samples = createSamples(load('openapi-sampler'), document, await createKnownValues(session));
    const operations = operationsOf(document);
    const faults = await callAll(operations, { calls, samples, ajv });
    for (const fault of faults) console.error(`    ${fault}`);
    lines.compare(
      `calls of ${operations.length} endpoints that fail, or whose answer is not as documented`,
      faults,
      [],
    );
    return lines.all.map((line) => ({ ...line, what: `openapi-ts 0.99.0, ajv 8.20: ${line.what}` }));
  },
};

interface Parts {
  calls: Record<string, GeneratedCall>;
  samples: Sampler;
  ajv: Validator;
}

/** @returns what is not as documented, in words */
async function callAll(operations: readonly Operation[], { calls, samples, ajv }: Parts): Promise<string[]> {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (const operation of operations) {
    const { id, responses } = operation;
    // Generators change the case of abbreviations.
    const name = Object.keys(calls).find((one) => one.toLowerCase() === id.toLowerCase());
    const call = name === undefined ? undefined : calls[name];
    if (!call) {
      faults.push(`${id}: the client has no such function`);
      continue;
    }
    const { response, data, error } = await call(samples(operation));
    const status = response?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const documented = responses[status];
    if (!documented) faults.push(`${id}: ${status} is not documented: ${JSON.stringify(error ?? null).slice(0, 200)}`);
    else if (status >= 400) faults.push(`${id}: ${status} ${JSON.stringify(error).slice(0, 400)}`);
    else if (documented.schema) {
      const isValid = ajv.compile({ $ref: `api${documented.schema}` });
      if (!isValid(data === undefined ? error : data))
        faults.push(`${id}: ${status} ${JSON.stringify(isValid.errors?.[0])}`);
    }
  }
  console.error(`    statuses: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  return faults;
}
