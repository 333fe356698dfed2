const OPENING = /<!--|<!\[CDATA\[|<\?/g;
const ENDS: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/**
 * Rewrites a piece of XML, treating comments, CDATA sections and processing instructions apart from the rest. An
 * opening without its end is no section. Takes time in proportion to the text, whatever it holds.
 */
export function mapSections(
  text: string,
  outside: (part: string) => string,
  section: (whole: string) => string,
): string {
  let mapped = '';
  let at = 0;
  for (;;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(text);
    const end = opening === null ? -1 : text.indexOf(ENDS[opening[0]] as string, OPENING.lastIndex);
    if (opening === null || end < 0) return mapped + outside(text.slice(at));
    const after = end + (ENDS[opening[0]] as string).length;
    mapped += outside(text.slice(at, opening.index)) + section(text.slice(opening.index, after));
    at = after;
  }
}
