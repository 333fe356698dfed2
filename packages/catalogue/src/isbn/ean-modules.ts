/** Modules of the digits in set A: 1 is a bar, 0 a space (ISO/IEC 15420). */
const setA = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const setC = setA.map((modules) => modules.replaceAll(/./g, (module) => (module === '0' ? '1' : '0')));
const setB = setC.map((modules) => [...modules].toReversed().join(''));

/** Sets of the second to seventh digit, which state the first one. */
const leftSets = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ');
/** Sets of an add-on's digits, which state its check digit. */
const addOnSets = 'BBAAA BABAA BAABA BAAAB ABBAA AABBA AAABB ABABA ABAAB AABAB'.split(' ');

/** Digits by the sets of a pattern such as `ABBA`. */
const encoded = (digits: readonly number[], sets = ''): string[] =>
  digits.map((digit, index) => (sets[index] === 'B' ? setB : setA)[digit] ?? '');

/** The 95 modules of an EAN-13. @param isbn13 thirteen digits with a valid check digit */
export function eanModules(isbn13: string): string {
  const [first = 0, ...digits] = [...isbn13].map(Number);
  const left = encoded(digits.slice(0, 6), leftSets[first]);
  const right = digits.slice(6).map((digit) => setC[digit]);
  return `101${left.join('')}01010${right.join('')}101`;
}

/** The 47 modules of an add-on. @param addOn five digits */
export function addOnModules(addOn: string): string {
  const digits = [...addOn].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 9), 0);
  return `1011${encoded(digits, addOnSets[sum % 10]).join('01')}`;
}
