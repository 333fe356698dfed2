import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { changeKindLabels } from '@titlenet/catalogue/lists/changed-titles';
import { escapeAttribute, escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { changeHtml, changeText } from '../change-text.ts';
import type { Digest } from './digest.ts';

/** Further titles are counted. */
const MAX_TITLES = 50;

export interface DigestMail {
  subject: string;
  text: string;
  html: string;
}

function subjectOf({ titles, searches }: Digest): string {
  const counts = [
    titles > 0 && `${formatCountOf(titles, 'title')} changed`,
    searches.length > 0 && `${formatCountOf(searches.length, 'search', 'searches')} with new or gone titles`,
  ];
  return `TitleNet: ${counts.filter(Boolean).join(', ')}`;
}

interface Line {
  text: string;
  /** Address after the hash; absent for a deleted title. */
  address?: string;
  parts: readonly { text: string; html: string }[];
}

const plain = (text: string) => ({ text, html: escapeHtml(text) });

function linesOf({ titles, changes, searches }: Digest): Line[] {
  const ofTitles = changes.slice(0, MAX_TITLES).flatMap((rows): Line[] => {
    const [first] = rows;
    if (!first) return [];
    const isGone = first.kind === changeKindLabels.gone;
    const text = first.isbn ? `${first.title} (${first.isbn})` : first.title;
    return [
      {
        text,
        ...(!isGone && { address: titleSheetAddress(first) }),
        parts: rows.map((change) => ({ text: changeText(change), html: changeHtml(change) })),
      },
    ];
  });
  const others = titles - ofTitles.length;
  const ofSearches = searches.map(({ name, address, found, gone, titles: first }): Line => {
    const more = found + gone - first.length;
    const parts = [
      ...first.map(({ title, isGone }) => plain(`${isGone ? 'Gone' : 'New'}: ${title}`)),
      ...(more > 0 ? [plain(`and ${formatCount(more)} more`)] : []),
    ];
    return { text: `${name}: ${formatCount(found)} new, ${formatCount(gone)} gone`, address, parts };
  });
  const rest = others > 0 ? [{ text: `and ${formatCountOf(others, 'further title')}`, parts: [] }] : [];
  return [...ofTitles, ...rest, ...ofSearches];
}

/** '11/26/2026 6:00 AM EST'. @param time as PostgreSQL writes it in UTC */
function timeText(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const moment = new Date(`${time.slice(0, 19).replace(' ', 'T')}Z`);
  // The format has a comma after the day and a narrow blank before AM, which the product has nowhere else.
  return format.format(moment).replace(',', '').replace('\u202f', ' ');
}

const BODY_STYLE = 'font-family:sans-serif;font-size:14px;line-height:1.6;max-width:40em';

/**
 * @param publicUrl address of the product, without a last slash
 * @param unsubscribe address that ends the mails without signing in
 * @param zone time zone of the person's first company
 */
export function digestMail(
  digest: Digest,
  { publicUrl, unsubscribe, zone }: { publicUrl: string; unsubscribe: string; zone: string },
): DigestMail {
  const lines = linesOf(digest);
  const page = (address: string) => `${publicUrl}/#${address}`;
  const intro = `What has changed since ${timeText(digest.since, zone)} in the titles, lists and searches that you follow:`;
  const links = [
    { text: 'All changes', address: page('/changedTitles?period=week&followed=true') },
    { text: 'What you follow, and how often you are mailed', address: page('/following') },
    { text: 'No more of these mails', address: unsubscribe },
  ];
  const text = [
    intro,
    '',
    ...lines.flatMap(({ text: name, parts }) => [name, ...parts.map((part) => `  ${part.text}`), '']),
    ...links.map(({ text: name, address }) => `${name}: ${address}`),
    '',
  ].join('\n');
  const linked = (name: string, address: string | undefined) =>
    address === undefined
      ? `<bdi>${escapeHtml(name)}</bdi>`
      : `<a href="${escapeAttribute(address)}"><bdi>${escapeHtml(name)}</bdi></a>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subjectOf(digest))}</title></head>
<body style="${BODY_STYLE}">
<p>${intro}</p>
${lines
  .map(
    ({ text: name, address, parts }) =>
      `<p style="margin:16px 0"><b>${linked(name, address && page(address))}</b>${parts.map(({ html: part }) => `<br><bdi>${part}</bdi>`).join('')}</p>`,
  )
  .join('\n')}
<hr style="border:0;border-top:1px solid #8886">
<p>${links.map((link) => linked(link.text, link.address)).join('<br>')}</p>
</body></html>`;
  return { subject: subjectOf(digest), text, html };
}

/** @param confirm address that confirms the address of the mail without signing in */
export function linkMail(confirm: string): DigestMail {
  const subject = 'TitleNet: confirm your mail address';
  const question =
    'In TitleNet this address was chosen for mails about changes of followed titles, lists and searches.';
  const otherwise = 'If it was not you, do nothing: no further mail is sent.';
  return {
    subject,
    text: `${question}\n\nTo get the mails, open this link and confirm:\n${confirm}\n\n${otherwise}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${BODY_STYLE}"><p>${question}</p>
<p><a href="${escapeAttribute(confirm)}">Confirm the address to get the mails</a></p><p>${otherwise}</p></body></html>`,
  };
}
