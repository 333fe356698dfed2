// Marks without attributes, lower case: what nearly every text of a catalogue is made of.
const TAG = /<(\/?)(p|b|i|u|em|strong|ul|ol|li)>/y;
const LINE_BREAK = '<br />';

// The characters that the sanitiser writes as entities, as it writes them.
const OTHER_ENTITY = /&(?!(?:amp|lt|gt);)/;

/** The sanitiser keeps no more, one inside the other. */
const MAX_DEPTH = 50;

const BLOCKS = new Set(['p', 'ul', 'ol']);

/** Whether a tag may open inside another without the parser closing or moving anything. */
function mayOpen(tag: string, parent: string | undefined): boolean {
  if (BLOCKS.has(tag)) return parent === undefined;
  if (tag === 'li') return parent === 'ul' || parent === 'ol';
  return parent !== 'ul' && parent !== 'ol';
}

const mayBreak = (parent: string | undefined) => parent !== 'ul' && parent !== 'ol';

/**
 * Whether a text is markup that the sanitiser would give back as it is: well nested marks without attributes, line
 * breaks and entities as it writes them, nothing that a browser could read in two ways. Takes a tenth of the time that
 * sanitising takes; anything it does not know is not plain.
 */
export function isPlainMarkup(html: string): boolean {
  if (OTHER_ENTITY.test(html)) return false;
  const open: string[] = [];
  let at = 0;
  for (let tagAt = html.indexOf('<'); tagAt >= 0; tagAt = html.indexOf('<', at)) {
    if (html.startsWith(LINE_BREAK, tagAt) && mayBreak(open.at(-1)) && !html.slice(at, tagAt).includes('>')) {
      at = tagAt + LINE_BREAK.length;
      continue;
    }
    TAG.lastIndex = tagAt;
    const [whole, slash, tag = ''] = TAG.exec(html) ?? [''];
    if (whole === '' || html.slice(at, tagAt).includes('>')) return false;
    if (slash) {
      if (open.pop() !== tag) return false;
    } else {
      if (open.length >= MAX_DEPTH || !mayOpen(tag, open.at(-1))) return false;
      open.push(tag);
    }
    at = tagAt + whole.length;
  }
  return open.length === 0 && !html.slice(at).includes('>');
}
