import type { Company } from '@titlenet/catalogue/companies';
import { defaultView, sectionsOnScreen } from '@titlenet/catalogue/sheet/sections';

/** Views are kept per person and company (G-124): people share machines and prefer different sections. */
const keyOf = (person: string, company: Company) => `titlenet.view.${person}.${company.code}`;

function storedView(person: string, company: Company): number[] | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(person, company)) ?? 'null');
    if (!Array.isArray(stored)) return null;
    return sectionsOnScreen(company.layout)
      .map(({ code }) => code)
      .filter((code) => stored.includes(code));
  } catch {
    return null;
  }
}

/** The section codes that a person sees of a company's sheets: the saved view, or the first nine (G-139). */
export function savedView(person: string, company: Company): readonly number[] {
  return storedView(person, company) ?? defaultView(company.layout);
}

/** Keeps a view for the person's next visits. */
export function saveView(person: string, company: Company, visible: readonly number[]): void {
  window.localStorage.setItem(keyOf(person, company), JSON.stringify(visible));
}
