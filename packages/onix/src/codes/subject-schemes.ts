/** Subject schemes of list 27. */
export const subjectSchemes = {
  bisac: '10',
  bisacRegion: '11',
  keywords: '20',
  merchandisingTheme: '22',
  publishersOwn: '23',
  proprietary: '24',
  thema: '93',
  hiddenKeywords: 'B2',
} as const;
