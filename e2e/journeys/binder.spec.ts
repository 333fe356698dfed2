import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { keepFirstOfEachSection } from '../support/packs.ts';
import { papers, printed } from '../support/pdf.ts';

const ready = (page: Page) => expect(page.getByText(/titles ready to print$/)).toBeVisible({ timeout: 30_000 });

/** Lines of the contents: names with the numbers of their pages. */
const linesOf = (contents: string) =>
  [...contents.matchAll(/^ *(\S.*?) {2,}(\d+)$/gm)].map(([, name, number]) => [name!, Number(number)] as const);

for (const { name: pack, fewestLines, tag } of [
  { name: 'first titles of a pack', fewestLines: 4, tag: [] },
  { name: 'whole pack', fewestLines: 11, tag: ['@long'] },
])
  journey(
    `a binder of the ${pack} has the pages that its contents name, and the run on every page, on both papers; files of it are saved [PACK-40, PACK-42, PACK-47, PACK-48]`,
    { tag },
    async ({ page, visit }) => {
      journey.setTimeout(120_000);
      if (tag.length === 0) await keepFirstOfEachSection(page);
      // The first pack of the demo: tip sheets and sales overviews.
      await visit('employee', '/#/packs/binder?pack=1&audience=internal');
      await ready(page);
      for (const paper of Object.keys(papers) as (keyof typeof papers)[]) {
        const pages = await printed(page, paper);
        const [cover, contents] = pages;
        expect(cover?.text).toContain('Front of store, spring');
        expect(cover?.text).not.toContain('Run page');
        const lines = linesOf(contents!.text);
        expect(lines.length).toBeGreaterThanOrEqual(fewestLines);
        for (const [name, number] of lines) {
          const [words = ''] = name.split(' · ');
          // A long title is broken into lines.
          expect(pages[number - 1]?.text).toContain(words.split(' ')[0]!);
        }
        expect(lines[0]).toEqual(['Lead titles', 3]);
        for (const [index, { text, wordsOutside }] of pages.entries()) {
          if (index > 0) expect(text).toMatch(new RegExp(`[Rr]un page ${index + 1} of ${pages.length}`));
          expect(wordsOutside).toEqual([]);
        }
        expect(pages.some(({ text }) => text.includes('Sales by Period'))).toBe(true);
      }
      for (const [button, name] of [
        ['Download HTML', 'Binder.htm'],
        ['Download Word', 'Binder.doc'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(name);
        await expect(page.getByText(`${name} was downloaded`)).toBeVisible();
      }
      await page.goto('/#/packs/binder?pack=1');
      await ready(page);
      const pages = await printed(page, 'A4');
      for (const internal of ['Internal', 'Sales by Period', 'Ask for the window'])
        expect(pages.filter(({ text }) => text.includes(internal))).toEqual([]);
    },
  );
