import type { SectionDefinition } from './section.ts';

const socialMedia = [
  { name: 'description', label: 'Network', type: 'text', shown: 'TCUZB' },
  { name: 'url', label: 'Address', type: 'text', shown: 'TCUZB' },
] as const;

export const online = {
  code: 2,
  name: 'online',
  label: 'Online',
  shown: 'TCUZB',
  entries: [
    { as: 'fact', name: 'onlineMember', label: 'Online Marketing', type: 'name', shown: 'TCUZB' },
    { as: 'fact', name: 'onlineContact', label: 'Online Contact', type: 'text', shown: 'TCUZB', when: 'contactInfo' },
    { as: 'fact', name: 'hasContactInfo', label: 'Has Contact', type: 'boolean', shown: '' },
    { as: 'links', name: 'authorSocialMedia', label: 'Author on Social Media', shown: 'TCUZB', columns: socialMedia },
    { as: 'links', name: 'artistSocialMedia', label: 'Artist on Social Media', shown: 'TCUZB', columns: socialMedia },
    { as: 'fact', name: 'authorPerksCount', label: 'Author Perks', type: 'integer', shown: 'TCUB' },
    { as: 'prose', name: 'onlineMarketingCampaign', label: 'Online Marketing Campaign', type: 'html', shown: 'TCUZB' },
    {
      as: 'table',
      name: 'notes',
      label: 'Online Notes',
      shown: 'TCUZB',
      columns: [
        { name: 'startTime', label: 'Start', type: 'datetime', shown: 'TCUZB' },
        { name: 'endTime', label: 'End', type: 'datetime', shown: 'TCUZB' },
        { name: 'publication', label: 'Publication', type: 'text', shown: 'TCUZB' },
        { name: 'retialAffiliate', label: 'Retail Affiliate', type: 'text', shown: 'TCUZB' },
        { name: 'promoDescription', label: 'Promotion', type: 'text', shown: 'TCUZB' },
        { name: 'effectivenes', label: 'Effectiveness', type: 'text', shown: 'TCUZB' },
      ],
    },
  ],
} as const satisfies SectionDefinition;
