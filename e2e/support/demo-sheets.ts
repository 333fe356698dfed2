import { companies } from '@titlenet/catalogue/companies';
import { type CallProduct, type FoundTitle, findTitles, titleKey } from './product-api.ts';

/** Letters of which almost every title has one, for searches that find the whole demo catalogue. */
const LETTERS = ['a', 'e', 'i', 'o'];
/** Most sheets that are measured for a company: the server limits the calls of a person. */
const MAX_MEASURED = 24;

export interface DemoSheet {
  kind: 'richest' | 'barest';
  title: FoundTitle;
}

/** Length of a sheet's content, as a measure of how much it shows. */
export async function sizeOfSheet(call: CallProduct, title: FoundTitle): Promise<number> {
  return JSON.stringify(await call(`/api/TitleSheet/${titleKey(title)}`)).length;
}

/** Titles of a company, spread evenly over the whole demo catalogue: the same ones in each run. */
export async function sampleTitles(
  call: CallProduct,
  companyCode: string,
  count = MAX_MEASURED,
): Promise<FoundTitle[]> {
  const { division } = companies.find(({ code }) => code === companyCode)!;
  const found = await Promise.all(LETTERS.map((title) => findTitles(call, { title, company: division })));
  const own = found.flat().filter((title) => title.companyCode === companyCode);
  const titles = [...new Map(own.map((title) => [title.productId, title])).values()];
  const step = Math.max(1, titles.length / count);
  return Array.from({ length: Math.min(titles.length, count) }, (_, index) => titles[Math.floor(index * step)]!);
}

/** The titles of a company with the least and the most content. */
export async function barestAndRichest(call: CallProduct, companyCode: string): Promise<[DemoSheet, DemoSheet]> {
  const titles = await sampleTitles(call, companyCode);
  const sized = await Promise.all(titles.map(async (title) => ({ title, size: await sizeOfSheet(call, title) })));
  sized.sort((a, b) => a.size - b.size);
  return [
    { kind: 'barest', title: sized[0]!.title },
    { kind: 'richest', title: sized.at(-1)!.title },
  ];
}
