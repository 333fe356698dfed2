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

/**
 * Rich text of a feed as it may be stored and shown: the marks of running text, no script, style, form, picture or
 * frame, links only to the web (DESIGN §8). Shown text is sanitised a second time in the browser.
 */
export function sanitizeRichText(html: string): string {
  // Most texts of a catalogue are plain or plainly marked; parsing them would cost more than the rest of an import.
  return /[<>]/.test(html) && !isPlainMarkup(html) ? sanitizeHtml(html, allowed).trim() : html.trim();
}
