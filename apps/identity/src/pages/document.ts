import { escapeAttribute } from '@titlenet/catalogue/text/escape-markup';
/**
 * Content security policy of the provider's pages: own stylesheet and script only, nothing inline.
 *
 * @param formTargets addresses that a form's response may redirect to; browsers apply form-action to redirects too
 */
export function pagePolicy(formTargets: readonly string[] = []): string {
  const origins = [...new Set(formTargets.map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action ${["'self'", ...origins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

// Three book spines, the middle one crossed into a T whose right end is a node.
const spines = `<svg viewBox="0 0 34 28" width="34" height="28" aria-hidden="true" focusable="false">
<rect x="2" y="5" width="6" height="21" rx="1" fill="#7DB7F2"/><rect x="11" y="2" width="6" height="24" rx="1" fill="#fff"/>
<rect x="20" y="8" width="6" height="18" rx="1" fill="#7DB7F2"/><rect x="6" y="9" width="22" height="3" fill="#fff"/>
<circle cx="29" cy="10.5" r="3.5" fill="#fff"/></svg>`;

export interface DocumentParts {
  mountPath: string;
  title: string;
  /** Safe HTML of the main element. */
  main: string;
  /** Name of a script among the provider's assets. */
  script?: string;
}

/** A page in the product's colours, light or dark like the system, without external fonts or inline code. */
export function renderDocument({ mountPath, title, main, script }: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeAttribute(title)} · TitleNet</title>
<link rel="stylesheet" href="${mountPath}/assets/identity.css">
${script ? `<script src="${mountPath}/assets/${script}" defer></script>` : ''}
</head>
<body>
<header class="bar">${spines}<span class="wordmark"><b>Title</b>Net</span></header>
<main>
${main}
</main>
</body>
</html>`;
}
