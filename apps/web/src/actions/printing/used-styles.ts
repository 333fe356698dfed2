/** Selectors that apply to any document: variables and defaults. */
const general = /^(:root|:host|html|body|\*)/;

const innermostParentheses = /\([^()]*\)/g;
const pseudo = /(^|[\s>+~])?::?[a-z-]+/gi;

/** The selectors of a list; commas within `:is()` do not separate them. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: sign } of list.matchAll(/[(),]/g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) {
      selectors.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start).trim()];
}

/**
 * A selector without pseudo-classes and pseudo-elements, which do not decide whether a rule concerns some markup:
 * `.table > :is(th, td)` becomes `.table > *`.
 */
function withoutPseudo(selector: string): string {
  let text = selector;
  for (let inner = ''; inner !== text; ) {
    inner = text;
    text = text.replace(innermostParentheses, '');
  }
  // A group that matches the empty start of the text is undefined.
  const replaced = (_: string, before: string | undefined, offset: number) =>
    offset === 0 || before !== undefined ? `${before ?? ''}*` : '';
  return text.replace(pseudo, replaced).trim();
}

/** Rules with an address are omitted, because the file must not load resources. */
const hasAddress = (rule: string): boolean => /url\(\s*['"]?(?!data:|#)/i.test(rule);

interface CollectedRule {
  selectors: readonly string[];
  /** Conditions of the media rules around it, the outermost first. */
  media: readonly string[];
  text: string;
  isUsed: boolean;
}

function rulesOf(rules: CSSRuleList, media: readonly string[]): CollectedRule[] {
  return [...rules].flatMap((rule): CollectedRule[] => {
    if (rule instanceof CSSMediaRule) return rulesOf(rule.cssRules, [...media, rule.conditionText]);
    if (rule instanceof CSSStyleRule) {
      const selectors = selectorsOf(rule.selectorText);
      return [{ selectors, media, text: rule.cssText, isUsed: selectors.some((one) => general.test(one)) }];
    }
    // Fonts are files of the product; a standalone file uses local fonts.
    const isPage = typeof CSSPageRule !== 'undefined' && rule instanceof CSSPageRule;
    return isPage ? [{ selectors: [], media, text: rule.cssText, isUsed: true }] : [];
  });
}

function matches(selector: string, elements: ParentNode, classes: ReadonlySet<string>): boolean {
  const plain = withoutPseudo(selector);
  if (plain === '') return false;
  // Most rules have classes that the markup does not have; this check avoids the slower search of the whole markup.
  if ([...plain.matchAll(/\.([\w-]+)/g)].some(([, name]) => !classes.has(name!))) return false;
  try {
    return elements.querySelector(plain) !== null;
  } catch {
    return false;
  }
}

/** Collects those rules of the page's style sheets that apply to the markup of a file. */
export class UsedStyles {
  readonly #rules: CollectedRule[];

  constructor(sheets: Iterable<CSSStyleSheet> = document.styleSheets) {
    this.#rules = [...sheets].flatMap((sheet) => {
      try {
        return rulesOf(sheet.cssRules, []);
      } catch {
        // Rules of cross-origin style sheets cannot be read; the product has none.
        return [];
      }
    });
  }

  /** Records the rules that apply to an element's descendants. */
  add(elements: ParentNode): void {
    const classes = new Set([...elements.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    for (const rule of this.#rules) {
      rule.isUsed ||= rule.selectors.some((selector) => matches(selector, elements, classes));
    }
  }

  /** The rules for all added elements, in the order of the page. */
  css(): string {
    return this.#rules
      .filter(({ isUsed, text }) => isUsed && !hasAddress(text))
      .map(({ media, text }) => media.reduceRight((inner, condition) => `@media ${condition} {\n${inner}\n}`, text))
      .join('\n');
  }
}
