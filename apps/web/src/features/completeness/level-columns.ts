import { type CompletenessLevel, completenessLevels } from '@titlenet/catalogue/completeness/completeness';

const labels: Readonly<Record<CompletenessLevel, string>> = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  none: 'None',
};

/** The levels as columns, the highest first. */
export const levelColumns = completenessLevels.toReversed().map((level) => ({ level, label: labels[level] }));
