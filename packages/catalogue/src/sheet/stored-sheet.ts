import type { TitleSheet } from './sections.ts';

/** Sections that are stored with the title; related editions and sales comparisons are joined when read (G-169). */
export type StoredSheet = Omit<TitleSheet, 'relatedEditions' | 'sales'> & {
  sales: Pick<TitleSheet['sales'], 'hccpTitleTrack' | 'hccpCompetitive'>;
};
