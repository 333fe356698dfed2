import DOMPurify from 'dompurify';

// What is left of a link leads to the web, in a tab of its own.
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  if (!/^https?:/i.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

const allowed = {
  ALLOWED_TAGS:
    // No h1 and h2: they are the page's own.
    'a b blockquote br cite code dd del div dl dt em h3 h4 h5 h6 hr i ins li ol p q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'lang', 'dir'],
};

/**
 * Cleans rich text of the store a second time, in front of the reader (DESIGN §8).
 *
 * @returns markup that the page may take as it is: a trusted one where the browser asks for it (Trusted Types)
 */
export function cleanHtml(html: string): TrustedHTML | string {
  return 'trustedTypes' in window
    ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
    : DOMPurify.sanitize(html, allowed);
}
