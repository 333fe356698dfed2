import { allButHqna, allButHqnaAndHccp, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

const socialMedia = [
  { name: 'description', label: 'Network', type: 'text', shown: allButHqna },
  { name: 'url', label: 'Address', type: 'text', shown: allButHqna },
] as const;

export const online = {
  code: 2,
  name: 'online',
  label: 'Online',
  shown: allButHqna,
  entries: [
    { as: 'fact', name: 'onlineMember', label: 'Online Marketing', type: 'name', shown: allButHqna },
    {
      as: 'fact',
      name: 'onlineContact',
      label: 'Online Contact',
      type: 'text',
      shown: allButHqna,
      when: 'contactInfo',
    },
    { as: 'fact', name: 'hasContactInfo', label: 'Has Contact', type: 'boolean', shown: noLayout },
    {
      as: 'links',
      name: 'authorSocialMedia',
      label: 'Author on Social Media',
      shown: allButHqna,
      columns: socialMedia,
    },
    {
      as: 'links',
      name: 'artistSocialMedia',
      label: 'Artist on Social Media',
      shown: allButHqna,
      columns: socialMedia,
    },
    {
      as: 'fact',
      name: 'authorPerksCount',
      label: 'Author Perks',
      type: 'integer',
      isCount: true,
      shown: allButHqnaAndHccp,
    },
    {
      as: 'prose',
      name: 'onlineMarketingCampaign',
      label: 'Online Marketing Campaign',
      type: 'html',
      shown: allButHqna,
    },
    {
      as: 'table',
      name: 'notes',
      label: 'Online Notes',
      shown: allButHqna,
      columns: [
        { name: 'startTime', label: 'Start', type: 'datetime', shown: allButHqna },
        { name: 'endTime', label: 'End', type: 'datetime', shown: allButHqna },
        { name: 'publication', label: 'Publication', type: 'text', shown: allButHqna },
        { name: 'retialAffiliate', label: 'Retail Affiliate', type: 'text', shown: allButHqna },
        { name: 'promoDescription', label: 'Promotion', type: 'text', shown: allButHqna },
        { name: 'effectivenes', label: 'Effectiveness', type: 'text', shown: allButHqna },
      ],
    },
  ],
} as const satisfies SectionDefinition;
