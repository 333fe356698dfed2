/** '1 ISBN', '1,240 ISBNs'. */
export function countIsbns(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'ISBN' : 'ISBNs'}`;
}

/** ' 3 were there already.', with a leading blank; empty for 0. */
export function alreadyText(count: number): string {
  return count === 0 ? '' : ` ${count.toLocaleString('en-US')} ${count === 1 ? 'was' : 'were'} there already.`;
}
