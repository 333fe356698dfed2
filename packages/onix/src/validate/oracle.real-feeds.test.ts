import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type OnixEvent, readOnix } from '../read/read-onix.ts';
import { collect, inChunks } from '../testing/onix-snippets.ts';
import { realFeedsFolder } from '../testing/real-feeds.ts';
import type { OnixFault } from './validate-product.ts';

// Validation while reading, compared with EDItEUR's schemas: xmllint is the oracle. Lines are those of the file.

const folder = mkdtempSync(join(tmpdir(), 'titlenet-oracle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isXmllintInstalled(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const files = readFileSync(join(realFeedsFolder, 'onix/MANIFEST.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] ?? [])
  // The record of the sample of five, 50 and 500 times.
  .filter((file) => !/Sample-50+-Products/.test(file));

/** Rules of the schemas that reading does not check, because it repairs what breaks them or does not need them. */
const NOT_CHECKED = [
  // Of several records.
  /Duplicate key-sequence/,
  // Line breaks and markup in texts, blanks in addresses and around codes.
  /facet 'pattern'/,
  /The value '\w+ '/,
  // Names in another case.
  /'supportingresource': This element/,
  // Names of a contributor and territories have several orders.
  /'CorporateName': This element/,
  /Expected is \( RegionsExcluded \)/,
  // 00 is assumed.
  /Expected is \( ProductComposition \)/,
];
/** Rules that the schemas do not have: the digits of a date, and elements of other namespaces, whose prefix is not read. */
const NOT_IN_SCHEMAS = ['Not a date', 'No element of ONIX'];

interface Message {
  file: string;
  text: string;
  schema: string;
}

/** A message of ONIX 3 in the namespace of its release, which many feeds lack; undefined for other files. */
function messageOf(file: string): Message | undefined {
  const text = readFileSync(join(realFeedsFolder, 'onix', file), 'utf8');
  const root = /<(ONIXMessage|ONIXmessage)\b[^>]*>/.exec(text);
  const version = /release\s*=\s*["'](3\.[01])/.exec(root?.[0] ?? '')?.[1];
  if (!root || !version) return undefined;
  const kind = root[1] === 'ONIXMessage' ? 'reference' : 'short';
  const lines = '\n'.repeat(root[0].split('\n').length - 1);
  const start = `<${root[1]} xmlns="http://ns.editeur.org/onix/${version}/${kind}"${lines} release="${version}">`;
  return {
    file,
    text: text.replace(root[0], start),
    schema: join(realFeedsFolder, 'onix-schema', version, `ONIX_BookProduct_${version}_${kind}.xsd`),
  };
}

interface SchemaError {
  line: number;
  message: string;
}

const MAX_OUTPUT_BYTES = 100 * 2 ** 20;

/** Validates messages in one process per schema, because it takes longer to read a schema than a message. */
function outputsOf(messages: readonly Message[]): Map<Message, string> {
  const outputs = new Map<Message, string>();
  for (const [schema, group] of Map.groupBy(messages, (message) => message.schema)) {
    const names = group.map(({ text }, index) => {
      const name = join(folder, `${index}.xml`);
      writeFileSync(name, text);
      return name;
    });
    const args = ['--noout', '--nonet', '--schema', schema, ...names];
    const { stderr, error } = spawnSync('xmllint', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
    if (error) throw error;
    for (const [index, message] of group.entries()) {
      const lines = stderr.split('\n').filter((line) => line.startsWith(`${names[index]}:`));
      outputs.set(message, lines.join('\n').replaceAll(/\{http[^}]*\}/g, ''));
    }
  }
  return outputs;
}

/** @returns undefined for a message whose records the schemas do not judge: not well-formed, or without its header */
function schemaErrors(output: string): SchemaError[] | undefined {
  if (/parser error|Expected is \( header \)/i.test(output)) return undefined;
  return output.split('\n').flatMap((one) => {
    const [, line, message] = /\.xml:(\d+): element \w+: (.*)/.exec(one) ?? [];
    return line && message ? [{ line: Number(line), message }] : [];
  });
}

/** A missing element is found at its composite by reading, and at the element that follows it by the schemas. */
const isSame = (fault: OnixFault, error: SchemaError) =>
  fault.line === error.line ||
  (fault.message.startsWith('Neither Imprint') &&
    error.message.endsWith('Expected is one of ( Imprint, Publisher ).')) ||
  error.message.endsWith(`Expected is ( ${fault.message.replace('No ', '')} ).`);

type Product = Extract<OnixEvent, { kind: 'product' }>;

/** What the schemas and the validation say differently of a record. */
function differences({ line, text, faults }: Product, errors: readonly SchemaError[]): string[] {
  const end = line + text.split('\n').length;
  const theirs = errors.filter((one) => one.line >= line && one.line < end);
  const ours = faults.filter(({ isInactive }) => !isInactive);
  const missed = theirs.filter(
    (one) => !NOT_CHECKED.some((rule) => rule.test(one.message)) && !ours.some((fault) => isSame(fault, one)),
  );
  // The schemas name only the first error in the order of a composite, so more faults of such a record may be true.
  const isValid = theirs.length === 0;
  const invented = isValid ? ours.filter(({ message }) => !NOT_IN_SCHEMAS.includes(message)) : [];
  return [
    ...missed.map((one) => `line ${one.line}: not found: ${one.message}`),
    ...invented.map((one) => `line ${one.line}: not in the schema: ${one.path} ${one.message} ${one.value ?? ''}`),
  ];
}

test.runIf(isXmllintInstalled())(
  'reading finds what the schemas find in real feeds, and nothing else',
  { timeout: 60_000 },
  async () => {
    const found: string[] = [];
    let records = 0;
    let faulty = 0;
    for (const [{ file, text }, output] of outputsOf(files.flatMap((file) => messageOf(file) ?? []))) {
      const errors = schemaErrors(output);
      if (!errors) continue;
      for (const event of await collect(readOnix(inChunks(text)))) {
        if (event.kind !== 'product') continue;
        records++;
        if (event.faults.some(({ isInactive }) => !isInactive)) faulty++;
        found.push(...differences(event, errors).map((one) => `${file}, ${one}`));
      }
    }
    expect(found).toEqual([]);
    expect(records).toBeGreaterThan(100);
    expect(faulty).toBeGreaterThan(30);
  },
);
