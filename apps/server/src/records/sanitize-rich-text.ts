import sanitizeHtml from 'sanitize-html';
import { isPlainMarkup } from './plain-markup.ts';

/** The address of a mailto link, without subject and text; '' for anything else. */
function mailAddressIn(href: string): string {
  const [address = ''] = href.slice('mailto:'.length).split('?');
  return /^[^\s@<>"&%]{1,64}@[^\s@<>"&%]{1,255}$/.test(address) ? address : '';
}

const MAIL_LINK = '<a href="mailto:';

/** Replaces links to mail addresses by their text, with the address behind it unless the text has it. */
function mailLinksAsText(html: string): string {
  const [start = '', ...links] = html.split(MAIL_LINK);
  return (
    start +
    links
      .map((link) => {
        const address = link.slice(0, link.indexOf('"'));
        const [text = '', ...rest] = link.slice(link.indexOf('>') + 1).split('</a>');
        const shown = address === '' || text.includes(address) ? text : `${text} (${address})`;
        return shown + rest.join('</a>');
      })
      .join('')
  );
}

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
  // Links to mail addresses become text afterwards.
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // Links open in a new tab, without access to the sheet and without a referrer.
    a: (tagName, attributes) => {
      const href = attributes.href?.trim();
      if (href && /^mailto:/i.test(href)) return { tagName, attribs: { href: `mailto:${mailAddressIn(href)}` } };
      return { tagName, attribs: href ? { ...attributes, rel: 'noopener noreferrer' } : attributes };
    },
  },
};

/** Limits of nesting and of the number of tags. The parser's time grows with the product of both. */
const MAX_NESTING = 500;
const MAX_TAGS = 100_000;

class MarkupTooDeepError extends Error {}

/**
 * Sanitizes the rich text of a feed before it is stored: keeps tags of running text and links to the web, removes
 * scripts, styles, forms, pictures and frames. If a text has too many or too deep tags, all tags are removed and the
 * words kept. Rendered text is sanitized again in the browser.
 */
export function sanitizeRichText(html: string): string {
  // Most texts are plain; parsing them would take longer than the rest of an import.
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
    const clean = sanitizeHtml(html, {
      ...allowed,
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_NESTING) throw new MarkupTooDeepError();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return mailLinksAsText(clean).trim();
  } catch (error) {
    if (error instanceof MarkupTooDeepError) return wordsOnly(html);
    throw error;
  }
}

/** Removes all angle brackets, so that the result is text in every context. */
function wordsOnly(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();
}
