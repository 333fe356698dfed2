import DOMPurify from 'dompurify';

/** Elements with a text of their own, whose direction follows from it. */
const isBlock = /^(P|LI|DIV|BLOCKQUOTE|H[3-6]|TD|TH|DT|DD)$/;

// Remaining links must lead to the web and open a new tab.
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (isBlock.test(element.tagName) && !element.hasAttribute('dir')) element.setAttribute('dir', 'auto');
  if (element.tagName !== 'A') return;
  if (!/^https?:/i.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

const allowed = {
  ALLOWED_TAGS:
    // h1 and h2 are reserved for the page.
    'a b blockquote br cite code dd del div dl dt em h3 h4 h5 h6 hr i ins li ol p q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'lang', 'dir'],
};

/**
 * Sanitizes rich text in the browser, in addition to the sanitizing at import.
 *
 * @returns trusted markup if the browser supports Trusted Types, else a string
 */
export function cleanHtml(html: string): TrustedHTML | string {
  return 'trustedTypes' in window
    ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
    : DOMPurify.sanitize(html, allowed);
}
