/** Advance widths of Inter in thousandths of the font size; similar characters share one. */
const advances: readonly (readonly [width: number, characters: string])[] = [
  [250, 'ijl'],
  [290, " !,.:;I'’‘"],
  [340, 'ft|`\\'],
  [400, '/()[]{}r"“”^'],
  [530, '?s_–'],
  [580, 'acekvxyzJL'],
  [620, 'bdghnopquEF'],
  [480, '1'],
  [650, '023456789#$&*+-<=>BPRSTZ~●◆'],
  [740, 'KXYACDV'],
  [770, 'GHNOQU'],
  [820, 'w'],
  [900, 'mM…'],
  [1010, '%W@—'],
];

/** Letters with accents are a little wider than the average letter; other scripts are as wide as the font size. */
const ACCENTED_ADVANCE = 640;
const WIDE_ADVANCE = 1000;
const FIRST_WIDE_CODE = 0x2e80;
const TABULAR_FIGURE_ADVANCE = 650;
const BOLD_FACTOR = 1.03;

const advanceByCharacter = new Map(
  advances.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);

interface TextFont {
  /** In px. */
  readonly fontSize: number;
  readonly isBold?: boolean;
  /** All figures have the same width. */
  readonly isTabular?: boolean;
}

function advanceOf(character: string, isTabular: boolean): number {
  if (isTabular && character === '1') return TABULAR_FIGURE_ADVANCE;
  const known = advanceByCharacter.get(character);
  return known ?? (character.charCodeAt(0) < FIRST_WIDE_CODE ? ACCENTED_ADVANCE : WIDE_ADVANCE);
}

/**
 * Estimates the width of a text in the font of the interface. An estimate needs no layout and no loaded font, so that a
 * grid has its final widths at the first paint.
 *
 * @returns px, rounded up; a few per cent above the real width
 */
export function textWidth(text: string, { fontSize, isBold = false, isTabular = false }: TextFont): number {
  let advance = 0;
  for (const character of text) advance += advanceOf(character, isTabular);
  return Math.ceil((advance * fontSize * (isBold ? BOLD_FACTOR : 1)) / 1000);
}
