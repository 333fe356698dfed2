import type { Company } from '@titlenet/catalogue/companies';
import { defaultView, sectionsOnScreen } from '@titlenet/catalogue/sheet/sections';
import { useState } from 'react';
import { useSession } from '../../domain/session/session.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';

/** Views are stored for each user and company (G-124) [SHEET-030, SHEET-031]. */
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

/** The visible sections: the current choice, else the saved one, else the first nine [SHEET-033]. */
export function useView(company: Company) {
  const person = useSession().subject();
  const [chosen, setChosen] = useState<number[] | null>(null);
  const visible = chosen ?? storedView(person, company) ?? defaultView(company.layout);
  return {
    visible,
    setVisible(code: number, isVisible: boolean) {
      setChosen(isVisible ? [...visible, code] : visible.filter((other) => other !== code));
    },
    save() {
      window.localStorage.setItem(keyOf(person, company), JSON.stringify(visible));
      showSuccess(`View settings are successfully saved for ${company.label}`);
    },
  };
}
