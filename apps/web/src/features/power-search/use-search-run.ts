import type { CriterionGroup } from '@titlenet/catalogue/power-search/criterion';
import { criterionOf, type PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { Problem } from '@titlenet/catalogue/power-search/validation';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { valueNamesOf } from '@titlenet/catalogue/power-search/wire-fields';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { resultAddress } from '../../domain/power-search/power-search-addresses.ts';
import { storeSearch } from '../../domain/power-search/stored-search.ts';
import type { SearchLists } from '../../domain/power-search/use-search-lists.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { fieldOf, focusField } from './field-focus.ts';
import { problemOfForm } from './form-problems.ts';
import type { FormStore } from './form-store.ts';

type Dialog = Extract<Problem, { kind: 'dialog' }>;

/** Adds the descriptions that some codes are sent with (G-66). */
function withDescriptions(form: PowerSearchForm, values: PowerSearchValues, lists: SearchLists): PowerSearchValues {
  const fields = form.criteria.flatMap((criterion) => {
    const codes = values[criterion.name];
    if (criterion.kind !== 'code' || !criterion.descriptionsField || typeof codes !== 'object') return [];
    const texts = codes.map((code) => lists.describe(criterion.lookup, code) ?? code);
    return [[criterion.descriptionsField, texts] as const];
  });
  return { ...values, ...Object.fromEntries(fields) };
}

function groupOfField(form: PowerSearchForm, field: string): CriterionGroup | undefined {
  return form.criteria.find((criterion) => valueNamesOf(criterion).includes(field))?.group;
}

/** Runs the search, or shows why it cannot run (G-82): the red line, a dialog, or messages beside fields. */
export function useSearchRun(
  form: PowerSearchForm,
  store: FormStore,
  lists: SearchLists,
  expand: (group: CriterionGroup) => void,
) {
  const goTo = useGoTo();
  const [line, setLine] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);

  // The message refers to the values at the time of GO.
  useEffect(() => store.subscribe(() => setLine(null)).unsubscribe, [store]);

  const goToField = (field: string) => {
    const group = groupOfField(form, field);
    if (group) flushSync(() => expand(group));
    focusField(field);
  };
  const showLine = (message: string) => {
    setLine(message);
    goToField(fieldOf(form, form.criteria[0]!.name)); // a form has criteria
  };
  return {
    line,
    dialog,
    isSubmitted,
    /** Removes all messages, when the form is cleared. */
    reset() {
      setLine(null);
      setSubmitted(false);
    },
    closeDialog() {
      setDialog(null);
      if (!dialog) return;
      if (dialog.line) setLine(dialog.line);
      const needed = criterionOf(form, dialog.criterion)?.needs?.criterion ?? dialog.criterion;
      // Waits until the dialog has returned the focus.
      setTimeout(() => goToField(fieldOf(form, needed)), 20);
    },
    run() {
      const values = withDescriptions(form, store.get(), lists);
      const problem = problemOfForm(form, values);
      switch (problem?.kind) {
        case 'line':
          return showLine(problem.message);
        case 'dialog':
          return setDialog(problem);
        case 'fields':
          setSubmitted(true);
          return goToField(Object.keys(problem.messages)[0]!); // a problem of fields has a message
        default: {
          const result = resultAddress(form, values);
          storeSearch(form, { values, result });
          goTo(result);
        }
      }
    },
  };
}
