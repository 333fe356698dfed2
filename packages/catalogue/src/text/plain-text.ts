import { Tokenizer } from 'htmlparser2';
import { withEvenBlanks } from './even-blanks.ts';

/** Elements whose start and end separate words: blocks, line breaks, list items and table cells. */
const SEPARATING_TAGS = new Set(
  `address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre section summary table
  tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** Elements whose content is not shown: those whose texts the sanitizer of feeds removes. */
const HIDDEN_TAGS = new Set(['option', 'script', 'style', 'textarea']);

const HAS_MARKUP = /[<&]/;
const SOFT_HYPHEN = /\u00ad/g;

// Nearly every text has only these tags, without attributes, and these references. They are replaced in a tenth of the
// time of the tokenizer.
const OTHER_MARKUP = /<(?!\/?(?:p|br|li|ul|ol|b|i|u|em|strong) ?\/?>)|&(?!(?:amp|lt|gt|quot|nbsp);)/;
const COMMON_SEPARATING_TAG = /<\/?(?:p|br|li|ul|ol) ?\/?>/g;
const COMMON_INLINE_TAG = /<\/?(?:b|i|u|em|strong) ?\/?>/g;

function textOfCommonMarkup(html: string): string {
  const text = html.replace(COMMON_SEPARATING_TAG, ' ').replace(COMMON_INLINE_TAG, '');
  if (!text.includes('&')) return text;
  const decoded = text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return decoded.replaceAll('&amp;', '&');
}

const ignore = () => {};

/** Takes linear time, because the tokenizer keeps no open elements. */
function textOfAnyMarkup(html: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  const separate = (tag: string) => {
    if (SEPARATING_TAGS.has(tag)) pieces.push(' ');
  };
  const nameOf = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode: false },
    {
      ontext: (start, end) => {
        if (hidden === 0) pieces.push(html.slice(start, end));
      },
      ontextentity: (codePoint) => {
        if (hidden === 0) pieces.push(String.fromCodePoint(codePoint));
      },
      onopentagname: (start, end) => {
        const tag = nameOf(start, end);
        if (HIDDEN_TAGS.has(tag)) hidden += 1;
        separate(tag);
      },
      onclosetag: (start, end) => {
        const tag = nameOf(start, end);
        if (HIDDEN_TAGS.has(tag)) hidden = Math.max(0, hidden - 1);
        separate(tag);
      },
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return pieces.join('');
}

function shownText(html: string): string {
  if (!HAS_MARKUP.test(html)) return html;
  return OTHER_MARKUP.test(html) ? textOfAnyMarkup(html) : textOfCommonMarkup(html);
}

/**
 * The text that an HTML fragment shows, on one line (G-220): character references are decoded, tags inside of a line
 * are removed without a trace, all others separate words, and soft hyphens are removed. Search words, Excel, history,
 * exports and completeness use this text.
 *
 * @param html rich or plain text, sanitized or not
 * @returns whitespace is collapsed and trimmed; '' if nothing is shown
 */
export function plainText(html: string): string {
  return withEvenBlanks(shownText(html).replace(SOFT_HYPHEN, '')).trim();
}
