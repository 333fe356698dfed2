import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { searchAttributes } from '@titlenet/catalogue/search-attributes';
import type { Criterion, ExportSelection } from '../export/export-selection.ts';
import { UsageError } from './command.ts';
import { companiesOf } from './company-arguments.ts';

export interface SelectionArguments {
  isbns?: string;
  search?: string;
  company?: string[];
}

const fields = [
  ...quickSearchFields.map(({ name }) => name),
  ...searchAttributes.filter(({ name }) => name !== 'companyCode').map(({ name }) => name),
];

/**
 * Which titles a command is about. Without a company all companies' titles are meant.
 *
 * @throws UsageError for anything that cannot be understood
 */
export async function exportSelection({ isbns, search, company = [] }: SelectionArguments): Promise<ExportSelection> {
  if ((isbns === undefined) === (search === undefined)) throw new UsageError('Give either --isbns or --search.');
  if (isbns !== undefined) return { companies: companiesOf(company), isbns: isbnTexts(isbns) };
  const parameters = [...new URLSearchParams(search)];
  const criteria = parameters.flatMap(([name, value]) => (name === 'company' ? [] : criterionOf(name, value)));
  const named = parameters.flatMap(([name, value]) => (name === 'company' ? [value] : []));
  if (parameters.length === 0) throw new UsageError('--search takes field=value&company=001.');
  return { companies: companiesOf([...company, ...named]), criteria };
}

function criterionOf(name: string, value: string): Criterion {
  const field = fields.find((candidate) => candidate === name);
  if (!field) throw new UsageError(`There is no field ${name} to search; known are ${fields.join(', ')}.`);
  if (value.trim() === '') throw new UsageError(`--search gives ${name} no value.`);
  return { field, value: value.trim() };
}

/** ISBNs of a file, of standard input, or those that are written there themselves. */
function isbnTexts(text: string): Iterable<string> | AsyncIterable<string> {
  if (text === '-') return wordsOf(process.stdin);
  if (existsSync(text)) return wordsOf(createReadStream(text));
  if (!/^[\dXx\s,;-]+$/.test(text)) throw new UsageError(`There is no file ${text}.`);
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Each line starts with an ISBN; further columns, such as a title, are ignored. */
async function* wordsOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [first = ''] = line.replace(/^\ufeff/, '').split(/[,;\t]/);
    const word = first.trim().replace(/^"(.*)"$/, '$1');
    if (word !== '' && !/^(isbn|ean)/i.test(word)) yield word;
  }
}
