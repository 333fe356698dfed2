// Exact descriptions from the requirements (SHEET-037 to SHEET-041).
const WITHOUT_COOP = ['CANADA OTHER KIDS', 'HCCA ADULT', 'CANADA OTHER ADULT', 'HCCA KIDS', 'HCCA AUDIO'];

/** Whether a title's sidebar has the Co-Op Info link, by the description of its division (SHEET-036, G-119). */
export function hasCoopLink(tapDescription: string | null | undefined): boolean {
  return !WITHOUT_COOP.includes((tapDescription ?? '').trim());
}
