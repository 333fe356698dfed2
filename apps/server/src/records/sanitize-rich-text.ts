import sanitizeHtml from 'sanitize-html';
import { isPlainMarkup } from './plain-markup.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'cite',
    'q',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'a',
    'span',
    'div',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'ruby',
    'rb',
    'rt',
    'rp',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // What a feed links to opens beside the sheet and learns nothing of it.
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, ...(attributes.href ? { rel: 'noopener noreferrer' } : {}) },
    }),
  },
};

/** Elements open at once, and tags altogether, that nobody writes; the parser's time grows with both of them together. */
const MAX_NESTING = 500;
const MAX_TAGS = 100_000;

class TooDeep extends Error {}

/**
 * Rich text of a feed as it may be stored and shown: the marks of running text, no script, style, form, picture or
 * frame, links only to the web (DESIGN §8). Of a text with more or deeper tags than anybody writes the tags are dropped
 * and the words kept. Shown text is sanitised a second time in the browser.
 */
export function sanitizeRichText(html: string): string {
  // Most texts of a catalogue are plain or plainly marked; parsing them would cost more than the rest of an import.
  if (!/[<>]/.test(html)) return html.trim();
  if (hasTooManyTags(html)) return wordsOnly(html);
  return isPlainMarkup(html) ? html.trim() : parsed(html);
}

function hasTooManyTags(html: string): boolean {
  if (html.length < MAX_TAGS) return false;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0 && tags <= MAX_TAGS; at = html.indexOf('<', at + 1)) tags += 1;
  return tags > MAX_TAGS;
}

function parsed(html: string): string {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...allowed,
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_NESTING) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return wordsOnly(html);
    throw error;
  }
}

/** What is left is text wherever it is shown: there is no angle bracket in it. */
function wordsOnly(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();
}
