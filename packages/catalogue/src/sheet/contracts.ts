import { everyLayout, hqnaAndHccp } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

export const contracts = {
  code: 10,
  name: 'contracts',
  label: 'Contracts',
  shown: hqnaAndHccp,
  printed: { shown: everyLayout, flag: 'isShowContractInformation' },
  entries: [
    {
      as: 'table',
      name: 'splits',
      label: 'Splits',
      shown: everyLayout,
      columns: [
        { name: 'subrightCodeValue', label: 'Subright', type: 'text', shown: everyLayout },
        { name: 'splitSelectIdentifier', label: 'Split', type: 'text', shown: everyLayout },
        { name: 'stdSplit', label: 'Standard Split', type: 'text', shown: everyLayout },
        { name: 'approvalConsultation', label: 'Approval / Consultation', type: 'text', shown: everyLayout },
        { name: 'participantName', label: 'Participant', type: 'name', shown: everyLayout },
      ],
    },
    {
      as: 'table',
      name: 'agents',
      label: 'Agents',
      shown: everyLayout,
      columns: [
        { name: 'participantName', label: 'Participant', type: 'name', shown: everyLayout },
        { name: 'participantRole', label: 'Role', type: 'text', shown: everyLayout },
        { name: 'participantAgent', label: 'Agent', type: 'name', shown: everyLayout },
        { name: 'agencyName', label: 'Agency', type: 'text', shown: everyLayout },
      ],
    },
    { as: 'fact', name: 'msDueByContract', label: 'Manuscript Due by Contract', type: 'date', shown: everyLayout },
    {
      as: 'fact',
      name: 'msExpectedByEditor',
      label: 'Manuscript Expected by Editor',
      type: 'date',
      shown: everyLayout,
    },
    {
      as: 'fact',
      name: 'textMsToCeExp',
      label: 'Manuscript to Copy-editor, Expected',
      type: 'date',
      shown: everyLayout,
    },
    { as: 'fact', name: 'textMsToCeAct', label: 'Manuscript to Copy-editor, Actual', type: 'date', shown: everyLayout },
    { as: 'fact', name: 'purchasePackager', label: 'Packager', type: 'text', shown: everyLayout },
    { as: 'fact', name: 'purchaseType', label: 'Purchase Type', type: 'text', shown: everyLayout },
    { as: 'fact', name: 'purchaseQty', label: 'Purchase Quantity', type: 'integer', isCount: true, shown: everyLayout },
    { as: 'fact', name: 'purchaseDateDue', label: 'Purchase Due', type: 'date', shown: everyLayout },
    { as: 'fact', name: 'purchaseMechanicalDateDue', label: 'Mechanicals Due', type: 'date', shown: everyLayout },
    {
      as: 'prose',
      name: 'specialPublicityRequirements',
      label: 'Special Publicity Requirements',
      type: 'text',
      shown: everyLayout,
    },
  ],
} as const satisfies SectionDefinition;
