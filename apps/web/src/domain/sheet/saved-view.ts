import type { Company } from '@titlenet/catalogue/companies';
import { defaultView, sectionsOnScreen } from '@titlenet/catalogue/sheet/sections';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** Views are kept per person and company (G-124): people share machines and prefer different sections. */
const entryOf = ({ code, layout }: Company) =>
  personalEntry<readonly number[]>({
    name: 'view',
    part: code,
    area: 'browser',
    parse: (stored) =>
      Array.isArray(stored)
        ? sectionsOnScreen(layout)
            .map((section) => section.code)
            .filter((section) => stored.includes(section))
        : defaultView(layout),
  });

/** The section codes that the person sees of a company's sheets: the saved view, or the first nine (G-139). */
export const savedView = (company: Company): readonly number[] => entryOf(company).read();

/** Keeps a view for the person's next visits. */
export function saveView(company: Company, visible: readonly number[]): void {
  entryOf(company).write(visible);
}
