import { createHash } from 'node:crypto';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { type ChangedTitle, changeKindLabels } from '@titlenet/catalogue/lists/changed-titles';
import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
import { changeText } from './change-text.ts';
import type { FollowedHit } from './search-news.ts';

interface Entry {
  /** The same whenever the feed is read. */
  id: string;
  title: string;
  /** YYYY-MM-DDTHH:mm:ssZ. */
  updated: string;
  /** Address after the hash; absent for a deleted title. */
  address?: string;
  lines: readonly string[];
}

/**
 * The changes of one title on one day are one entry, and a new one after each further change: its time is the day, and
 * programs do not show an entry again whose id and time they know.
 */
function entriesOfTitles(changes: readonly ChangedTitle[]): Entry[] {
  const keyOf = ({ companyCode, productId, changedAt }: ChangedTitle) =>
    `${companyCode}/${productId}/${changedAt.slice(0, 10)}`;
  return [...Map.groupBy(changes, keyOf)].flatMap(([key, rows]): Entry[] => {
    const [first] = rows;
    if (!first) return [];
    const kinds = [...new Set(rows.map(({ kind }) => kind))].join(', ');
    // Of a deleted title nothing else is listed; one that was sent again on the same day is there.
    const isGone = rows.every(({ kind }) => kind === changeKindLabels.gone);
    const lines = rows.map(changeText);
    return [
      {
        id: `changes/${key}/${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}`,
        title: `${first.title}: ${kinds}`,
        updated: `${first.changedAt.slice(0, 10)}T00:00:00Z`,
        ...(!isGone && { address: titleSheetAddress(first) }),
        lines,
      },
    ];
  });
}

/** A new or gone title of a followed search is one entry. */
const entriesOfSearches = (hits: readonly FollowedHit[]): Entry[] =>
  hits.map(({ key, search, title, isGone, foundAt }) => ({
    id: `searches/${key.slice(0, 16)}/${title.companyCode}/${title.productId}/${foundAt}`,
    title: `${search}: ${title.title} is ${isGone ? 'gone' : 'new'}`,
    updated: `${foundAt}Z`,
    ...(!isGone && { address: titleSheetAddress(title) }),
    lines: [[title.author1, title.isbn].filter(Boolean).join(', ')],
  }));

export interface FeedContent {
  /** Address of the product, without a last slash. */
  publicUrl: string;
  /** Time of a feed without entries, YYYY-MM-DDTHH:mm:ss, UTC. */
  since: string;
  changes: readonly ChangedTitle[];
  hits: readonly FollowedHit[];
}

/** @returns an Atom feed (RFC 4287), the newest entries first */
export function atomFeed({ publicUrl, since, changes, hits }: FeedContent): string {
  const entries = [...entriesOfTitles(changes), ...entriesOfSearches(hits)].sort((one, other) =>
    one.updated < other.updated ? 1 : -1,
  );
  const page = (address: string) => escapeXml(`${publicUrl}/#${address}`);
  const self = escapeXml(`${publicUrl}/api/Following/Atom`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${self}</id>`,
    '<title>TitleNet: what you follow</title>',
    `<updated>${entries[0]?.updated ?? `${since}Z`}</updated>`,
    '<author><name>TitleNet</name></author>',
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${page('/following')}"/>`,
    ...entries.map(({ id, title, updated, address = '/changedTitles?period=week&followed=true', lines }) =>
      [
        '<entry>',
        `<id>${escapeXml(`${publicUrl}/following/${id}`)}</id>`,
        `<title>${escapeXml(title)}</title>`,
        `<updated>${updated}</updated>`,
        `<link rel="alternate" type="text/html" href="${page(address)}"/>`,
        `<content type="text">${escapeXml(lines.join('\n'))}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}
