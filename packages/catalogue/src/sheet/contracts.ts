import type { SectionDefinition } from './section.ts';

export const contracts = {
  code: 10,
  name: 'contracts',
  label: 'Contracts',
  shown: 'QZ',
  printed: { shown: 'TCUQZB', flag: 'isShowContractInformation' },
  entries: [
    {
      as: 'table',
      name: 'splits',
      label: 'Splits',
      shown: 'TCUQZB',
      columns: [
        { name: 'subrightCodeValue', label: 'Subright', type: 'text', shown: 'TCUQZB' },
        { name: 'splitSelectIdentifier', label: 'Split', type: 'text', shown: 'TCUQZB' },
        { name: 'stdSplit', label: 'Standard Split', type: 'text', shown: 'TCUQZB' },
        { name: 'approvalConsultation', label: 'Approval / Consultation', type: 'text', shown: 'TCUQZB' },
        { name: 'participantName', label: 'Participant', type: 'name', shown: 'TCUQZB' },
      ],
    },
    {
      as: 'table',
      name: 'agents',
      label: 'Agents',
      shown: 'TCUQZB',
      columns: [
        { name: 'participantName', label: 'Participant', type: 'name', shown: 'TCUQZB' },
        { name: 'participantRole', label: 'Role', type: 'text', shown: 'TCUQZB' },
        { name: 'participantAgent', label: 'Agent', type: 'name', shown: 'TCUQZB' },
        { name: 'agencyName', label: 'Agency', type: 'text', shown: 'TCUQZB' },
      ],
    },
    { as: 'fact', name: 'msDueByContract', label: 'Manuscript Due by Contract', type: 'date', shown: 'TCUQZB' },
    { as: 'fact', name: 'msExpectedByEditor', label: 'Manuscript Expected by Editor', type: 'date', shown: 'TCUQZB' },
    { as: 'fact', name: 'textMsToCeExp', label: 'Manuscript to Copy-editor, Expected', type: 'date', shown: 'TCUQZB' },
    { as: 'fact', name: 'textMsToCeAct', label: 'Manuscript to Copy-editor, Actual', type: 'date', shown: 'TCUQZB' },
    { as: 'fact', name: 'purchasePackager', label: 'Packager', type: 'text', shown: 'TCUQZB' },
    { as: 'fact', name: 'purchaseType', label: 'Purchase Type', type: 'text', shown: 'TCUQZB' },
    { as: 'fact', name: 'purchaseQty', label: 'Purchase Quantity', type: 'integer', shown: 'TCUQZB' },
    { as: 'fact', name: 'purchaseDateDue', label: 'Purchase Due', type: 'date', shown: 'TCUQZB' },
    { as: 'fact', name: 'purchaseMechanicalDateDue', label: 'Mechanicals Due', type: 'date', shown: 'TCUQZB' },
    {
      as: 'prose',
      name: 'specialPublicityRequirements',
      label: 'Special Publicity Requirements',
      type: 'text',
      shown: 'TCUQZB',
    },
  ],
} as const satisfies SectionDefinition;
