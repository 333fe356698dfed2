const SECTION_START = /<!--|<!\[CDATA\[|<\?/g;
const ENDS: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/**
 * Rewrites a piece of XML, with one function for comments, CDATA sections and processing instructions and another for
 * the rest. A section without its end is treated as the rest. Runs in linear time.
 */
export function mapSections(
  text: string,
  outside: (part: string) => string,
  section: (whole: string) => string,
): string {
  let mapped = '';
  let at = 0;
  for (;;) {
    SECTION_START.lastIndex = at;
    const start = SECTION_START.exec(text);
    const closing = ENDS[start?.[0] ?? ''] ?? '';
    const end = start === null ? -1 : text.indexOf(closing, SECTION_START.lastIndex);
    if (start === null || end < 0) return mapped + outside(text.slice(at));
    const after = end + closing.length;
    mapped += outside(text.slice(at, start.index)) + section(text.slice(start.index, after));
    at = after;
  }
}
