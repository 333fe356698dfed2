import type { Page } from '@playwright/test';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';

type Sections<Part> = { [Name in keyof Part]?: Partial<Part[Name]> };

/** Replaces parts of the answers on bars and sheets, for texts that the demo catalogue does not have. */
export async function changeAnswers(
  page: Page,
  { bar = {}, sheet = {} }: { bar?: Partial<TitleBar>; sheet?: Sections<TitleSheet> },
): Promise<void> {
  const context = page.context();
  await context.route(/\/api\/TitleSheet\/\d{3}\/\d+\/bar(\?|$)/, async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), ...bar } });
  });
  await context.route(/\/api\/TitleSheet\/\d{3}\/\d+(\?|$)/, async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, object>;
    const changed = Object.entries(sheet).map(([name, part]) => [name, { ...answer[name], ...part, hasNoData: false }]);
    await route.fulfill({ json: { ...answer, ...Object.fromEntries(changed) } });
  });
}
