import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Company } from '@titlenet/catalogue/companies';
import { useState } from 'react';
import { savedView, saveView } from '../../domain/sheet/saved-view.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';

/**
 * The sections that the person sees of a company's sheets: chosen since the page was loaded, saved earlier, or the
 * first nine (SHEET-031). The choice is kept in memory for the next title of a list; saving keeps it longer.
 */
export function useView(company: Company) {
  const client = useQueryClient();
  const queryKey = ['chosenSections', company.code];
  const { data: kept } = useQuery<readonly number[]>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  // The query updates its observers later, which a checkbox would show as a flicker.
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const visible = chosen ?? kept ?? savedView(company);
  return {
    visible,
    setVisible(code: number, isVisible: boolean) {
      const next = isVisible ? [...visible, code] : visible.filter((other) => other !== code);
      setChosen(next);
      client.setQueryData<readonly number[]>(queryKey, next);
    },
    save() {
      saveView(company, visible);
      showSuccess(`View settings are successfully saved for ${company.label}`);
    },
  };
}
