/** How complete a title is, from least to most (issue 3, docs/decisions/0015-completeness.md). */
export const completenessLevels = ['none', 'bronze', 'silver', 'gold'] as const;
export type CompletenessLevel = (typeof completenessLevels)[number];

export const completenessLabels = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  none: 'None',
} as const satisfies Record<CompletenessLevel, string>;
