// Descriptions to the letter (TS §5).
const WITHOUT_COOP = ['CANADA OTHER KIDS', 'HCCA ADULT', 'CANADA OTHER ADULT', 'HCCA KIDS', 'HCCA AUDIO'];

/** Whether a title's sidebar has the Co-Op Info link, by the description of its division (TS §5, G-119). */
export function hasCoopLink(tapDescription: string | null | undefined): boolean {
  return !WITHOUT_COOP.includes((tapDescription ?? '').trim());
}
