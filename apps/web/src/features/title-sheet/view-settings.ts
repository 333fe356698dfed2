import type { Company } from '@titlenet/catalogue/companies';
import { useState } from 'react';
import { useSession } from '../../domain/session/session.ts';
import { savedView, saveView } from '../../domain/sheet/saved-view.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';

/** The sections that the person sees of a company's sheets: chosen now, saved earlier, or the first nine (SHEET-031). */
export function useView(company: Company) {
  const person = useSession().subject();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const visible = chosen ?? savedView(person, company);
  return {
    visible,
    setVisible(code: number, isVisible: boolean) {
      setChosen(isVisible ? [...visible, code] : visible.filter((other) => other !== code));
    },
    save() {
      saveView(person, company, visible);
      showSuccess(`View settings are successfully saved for ${company.label}`);
    },
  };
}
