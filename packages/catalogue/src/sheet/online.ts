import { allButHqna, allButHqnaAndHccp, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

const socialMedia = [
  { name: 'description', label: 'Network', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'url', label: 'Address', type: 'text', shown: allButHqna, audience: 'accounts' },
] as const;

export const online = {
  code: 2,
  name: 'online',
  label: 'Online',
  shown: allButHqna,
  entries: [
    {
      as: 'fact',
      name: 'onlineMember',
      label: 'Online Marketing',
      type: 'name',
      shown: allButHqna,
      audience: 'internal',
    },
    {
      as: 'fact',
      name: 'onlineContact',
      label: 'Online Contact',
      type: 'text',
      shown: allButHqna,
      audience: 'internal',
      when: 'contactInfo',
    },
    {
      as: 'fact',
      name: 'hasContactInfo',
      label: 'Has Contact',
      type: 'boolean',
      shown: noLayout,
      audience: 'internal',
    },
    {
      as: 'links',
      name: 'authorSocialMedia',
      label: 'Author on Social Media',
      shown: allButHqna,
      audience: 'accounts',
      columns: socialMedia,
    },
    {
      as: 'links',
      name: 'artistSocialMedia',
      label: 'Artist on Social Media',
      shown: allButHqna,
      audience: 'accounts',
      columns: socialMedia,
    },
    {
      as: 'fact',
      name: 'authorPerksCount',
      label: 'Author Perks',
      type: 'integer',
      isCount: true,
      shown: allButHqnaAndHccp,
      audience: 'internal',
    },
    {
      as: 'prose',
      name: 'onlineMarketingCampaign',
      label: 'Online Marketing Campaign',
      type: 'html',
      shown: allButHqna,
      audience: 'accounts',
    },
    {
      as: 'table',
      name: 'notes',
      label: 'Online Notes',
      shown: allButHqna,
      audience: 'internal',
      columns: [
        { name: 'startTime', label: 'Start', type: 'datetime', shown: allButHqna, audience: 'internal' },
        { name: 'endTime', label: 'End', type: 'datetime', shown: allButHqna, audience: 'internal' },
        { name: 'publication', label: 'Publication', type: 'text', shown: allButHqna, audience: 'internal' },
        { name: 'retialAffiliate', label: 'Retail Affiliate', type: 'text', shown: allButHqna, audience: 'internal' },
        { name: 'promoDescription', label: 'Promotion', type: 'text', shown: allButHqna, audience: 'internal' },
        { name: 'effectivenes', label: 'Effectiveness', type: 'text', shown: allButHqna, audience: 'internal' },
      ],
    },
  ],
} as const satisfies SectionDefinition;
