/** The lists of trade categories: `report` in the address (LIST-53 to LIST-62), and their captions (G-52). */
export const tradeCategories = [
  { report: 'BodyMindSpirit', caption: 'Body, Mind & Spirit' },
  { report: 'BusinessAndEconomics', caption: 'Business & Economics' },
  { report: 'Cooking', caption: 'Cooking' },
  { report: 'FamilyAndRelationships', caption: 'Family & Relationships' },
  { report: 'Literary', caption: 'Literary' },
  { report: 'Mystery', caption: 'Mystery' },
  { report: 'Romance', caption: 'Romance' },
  { report: 'HealthAndFitness', caption: 'Health & Fitness' },
  { report: 'Religion', caption: 'Religion' },
  { report: 'SelfHelp', caption: 'Self-Help' },
] as const satisfies readonly { report: string; caption: string }[];

export type TradeCategoryName = (typeof tradeCategories)[number]['report'];
