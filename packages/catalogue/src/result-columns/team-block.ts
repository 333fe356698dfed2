import type { ResultBlock } from './result-field.ts';
import { descriptionsOf } from './title-values.ts';

/** Notes and tags of the company's team, for the house alone (G-582). Choices of HCCP are saved by `id`. */
export const teamBlock: ResultBlock = {
  name: 'Team',
  fields: [
    { id: 91, name: 'TAGS', label: 'Tags', type: 'texts', value: (title) => descriptionsOf(title, 'tag') },
    { id: 92, name: 'NOTES', label: 'Notes', type: 'texts', width: 320, value: ({ notes = [] }) => notes },
  ],
};
