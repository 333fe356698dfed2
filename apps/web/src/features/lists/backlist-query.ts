import { backlistChoices } from '@titlenet/catalogue/constants';
import { type BacklistQuery, backlistPaths } from '@titlenet/catalogue/lists/backlist';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

function choiceOf<Choice extends string | number>(choices: readonly [Choice, ...Choice[]], text: string | undefined) {
  return choices.find((choice) => String(choice) === text) ?? choices[0];
}

/** The backlist view of an address: `time` has priority over the path; unknown values are defaults (G-49). */
export function backlistOfAddress(path: string, query: Query): BacklistQuery {
  const { top, businessUnit, time, type } = backlistChoices;
  const timeOfPath = time.find((one) => path === `/backlistView/${backlistPaths[one]}`);
  return {
    top: choiceOf(top, queryValue(query, 'top')),
    businessUnit: choiceOf(businessUnit, queryValue(query, 'businessUnit')),
    time: choiceOf(time, queryValue(query, 'time') ?? timeOfPath),
    type: choiceOf(type, queryValue(query, 'type')),
  };
}
