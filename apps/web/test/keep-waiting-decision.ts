/** Stores a decision of person 1 on title 1 of pack 5 that an earlier visit could not send. */
export function keepWaitingDecision(): void {
  const waiting = {
    packId: 5,
    titleId: 1,
    title: 'Tide',
    base: 0,
    decided: { decision: 'Reprint', isTag: false, quantity: null, followUp: '' },
    recordedAt: 1,
    conflict: null,
    refusal: null,
  };
  localStorage.setItem('titlenet.decisions.1', JSON.stringify([waiting]));
}
