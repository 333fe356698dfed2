import { addToPack, changePack, getPackChanges } from '@titlenet/contract/pack-changes';
import { getPackDecisions, recordPackDecision } from '@titlenet/contract/pack-decisions';
import { getPackFigures, updatePackFigures } from '@titlenet/contract/pack-figures';
import { getPackSales } from '@titlenet/contract/pack-sales';
import { findPeopleByName, getPackSharing, sharePack } from '@titlenet/contract/pack-sharing';
import { copyPack, createPack, deletePack, findPacks, getPack } from '@titlenet/contract/packs';
import { everyRole, type MatrixLine } from './matrix-line.ts';
import { unknownId } from './personal-matrix.ts';

const pack = `/api/Packs/${unknownId}`;

/** Part of the access matrix: packs of titles for meetings. */
export const packsMatrix: readonly MatrixLine[] = [
  { endpoint: findPacks, for: everyRole, company: 'any', call: () => ({ url: '/api/Packs' }) },
  {
    endpoint: createPack,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/Packs', payload: { name: 'Fair' } }),
  },
  { endpoint: findPeopleByName, for: everyRole, company: 'any', call: () => ({ url: '/api/Colleagues?name=trade' }) },
  ...[
    { endpoint: getPack, url: pack },
    { endpoint: deletePack, url: pack },
    { endpoint: copyPack, url: `${pack}/Copy`, payload: { name: 'Mine' } },
    { endpoint: getPackChanges, url: `${pack}/Changes?since=0` },
    {
      endpoint: changePack,
      url: `${pack}/Changes`,
      payload: { version: 0, operations: [{ kind: 'setPack', set: { name: 'Mine' } }] },
    },
    { endpoint: getPackFigures, url: `${pack}/Figures` },
    { endpoint: updatePackFigures, url: `${pack}/Figures` },
    { endpoint: getPackDecisions, url: `${pack}/Decisions` },
    {
      endpoint: recordPackDecision,
      url: `${pack}/Decisions/1`,
      payload: { base: 0, decision: 'Reprint', isTag: false, quantity: null, followUp: '' },
    },
    { endpoint: getPackSales, url: `${pack}/Sales` },
    { endpoint: getPackSharing, url: `${pack}/Sharing` },
    { endpoint: sharePack, url: `${pack}/Sharing`, payload: { forAll: 'reader', members: [] } },
  ].map(
    ({ endpoint, url, payload }): MatrixLine => ({
      endpoint,
      for: everyRole,
      company: 'any',
      isOthers: true,
      call: () => ({ url, ...(payload && { payload }) }),
    }),
  ),
  {
    endpoint: addToPack,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: (companyCode, isbn) => ({ url: `${pack}/Titles`, payload: { titles: [{ companyCode, isbn }] } }),
  },
];
