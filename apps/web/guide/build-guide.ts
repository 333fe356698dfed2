import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GuidePage, guideGroups } from '../src/domain/guide/guide-pages.ts';
import { guideTables } from './guide-tables.ts';

/** Size of the pictures, which `npm run guide-pictures` takes. */
const PICTURE = { width: 1280, height: 800 };

/** `{{picture home | The home page}}` or `{{columns projections}}`. */
const directive = /\{\{(\w+)(?: ([^{}|]+))?(?:\|([^{}]+))?\}\}/g;

interface WrittenPage {
  name: GuidePage;
  title: string;
  html: string;
}

function picture(name: string, text: string): string {
  const { width, height } = PICTURE;
  const image = `<img src="pictures/${name}.webp" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
  return `<figure><a href="pictures/${name}.webp">${image}</a></figure>`;
}

/** Reads a page and replaces its directives. */
function readPage(name: GuidePage): WrittenPage {
  const source = readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8');
  const title = /^<h1>([^<]+)<\/h1>/.exec(source)?.[1];
  if (!title) throw new Error(`The guide's page ${name} does not begin with an h1`);
  const html = source.replace(directive, (text, kind: string, argument = '', rest = '') => {
    if (kind === 'picture') return picture(argument.trim(), rest.trim());
    const make = guideTables[kind];
    if (!make) throw new Error(`The guide's page ${name} has an unknown directive: ${text}`);
    return make(argument.trim());
  });
  return { name, title, html };
}

const turn = (page: WrittenPage | undefined, rel: 'prev' | 'next') =>
  page ? `<a rel="${rel}" href="#${page.name}">${page.title}</a>` : '';

/**
 * Writes the user guide as one document in which the anchor chooses the page that is shown.
 *
 * @throws when a page is missing or names something that the product does not have
 */
export function buildGuide(): string {
  const groups = guideGroups.map(({ heading, pages }) => ({ heading, pages: pages.map(readPage) }));
  const all = groups.flatMap(({ pages }) => pages);
  const list = groups.map(({ heading, pages }) => {
    const links = pages.map(({ name, title }) => `<li><a href="#${name}">${title}</a></li>`).join('\n');
    return `<h2>${heading}</h2>\n<ul>\n${links}\n</ul>`;
  });
  const articles = all.map(
    ({ name, html }, index) => `<article class="page" id="${name}">
${html}
<nav class="turn" aria-label="Next and previous page">${turn(all[index - 1], 'prev')}${turn(all[index + 1], 'next')}</nav>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>User Guide - TitleNet</title>
<link rel="icon" href="../icon.svg">
<link rel="preload" href="fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="fonts/source-serif-4.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="fonts.css">
<link rel="stylesheet" href="guides.css">
<link rel="stylesheet" href="search.css">
<link rel="stylesheet" href="phone.css">
<script src="guides.js" defer></script>
</head>
<body>
<header><a href="../">TitleNet</a> <span>User Guide</span></header>
<div class="layout">
<nav class="contents" aria-label="Pages">
<form class="search inactive" role="search">
<label for="search">Search the guide</label>
<input type="search" id="search" autocomplete="off">
<p role="status"></p>
</form>
${list.join('\n')}
<p><a href="#all">All pages, to print</a></p>
</nav>
<main id="all">
${articles.join('\n')}
</main>
</div>
</body>
</html>
`;
}
