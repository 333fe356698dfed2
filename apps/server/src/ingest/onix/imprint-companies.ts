import { readFile } from 'node:fs/promises';
import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { foldText } from '@titlenet/catalogue/text/fold';
import * as z from 'zod';

const tableSchema = z.record(z.string().min(1), z.enum(companyCodes));

/** The company of each imprint or publisher, by its folded name. */
export type ImprintCompanies = ReadonlyMap<string, CompanyCode>;

/** Finds the company of an imprint's titles where the import names none, by the imprint and else by the publisher. */
export function companyOfImprint(
  imprints: ImprintCompanies,
  imprint: string | undefined,
  publisher: string | undefined,
): CompanyCode | undefined {
  return imprints.get(foldText(imprint ?? '')) ?? imprints.get(foldText(publisher ?? ''));
}

/**
 * Reads the imprint-to-company table: a JSON object from the name of an imprint or publisher to a company code. Names
 * are compared without regard to case and accents, the imprint first. A missing file is an empty table.
 *
 * @throws Error with the fault of the file
 */
export async function readImprintCompanies(file: string): Promise<ImprintCompanies> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const table = tableSchema.safeParse(parseJson(file, text));
  if (!table.success)
    throw new Error(
      `${file}: ${table.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  return new Map(Object.entries(table.data).map(([name, code]) => [foldText(name), code]));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file}: is not JSON`);
  }
}
