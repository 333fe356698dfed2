import type { TextCriterion } from '@titlenet/catalogue/power-search/criterion';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { suggestAuthors, suggestConnectedSeries, suggestTitles } from '@titlenet/contract/power-search/refinements';
import { callApi } from '../../../ui/api/call-api.ts';
import type { Suggest } from '../inputs/SuggestBox.tsx';

/** The autocomplete calls, which never block the page (G-79). */
export function suggestionsOf(form: PowerSearchForm, of: NonNullable<TextCriterion['autocomplete']>): Suggest {
  const company = form.division;
  return (text, signal) => {
    const options = { signal, blocking: false } as const;
    const params = { text };
    if (of === 'ConnectedSeries') return callApi(suggestConnectedSeries, { params }, options);
    return callApi(of === 'Titles' ? suggestTitles : suggestAuthors, { params, query: { company } }, options);
  };
}
