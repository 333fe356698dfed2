/** Subject schemes of list 27. The qualifiers of Thema and BIC follow their schemes, by the first digit of the code. */
export const subjectSchemes = {
  bisac: '10',
  bisacRegion: '11',
  keywords: '20',
  merchandisingTheme: '22',
  publishersOwn: '23',
  proprietary: '24',
  thema: '93',
  bic: '12',
  hiddenKeywords: 'B2',
} as const;
