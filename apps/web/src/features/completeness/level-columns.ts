import { completenessLabels, completenessLevels } from '@titlenet/catalogue/completeness/completeness-levels';

/** The levels as columns, the highest first. */
export const levelColumns = completenessLevels
  .toReversed()
  .map((level) => ({ level, label: completenessLabels[level] }));
