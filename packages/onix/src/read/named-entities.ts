/** HTML's names for the characters 160 to 255, in order. */
const LATIN_1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

/** The other named characters of HTML 4, and some of the ISO sets in the DTD of ONIX 2.1. */
const OTHERS = `OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ
Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ
Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ
nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ
ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′
Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr →
darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋
prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈
ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊
rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ Abreve Ă abreve ă Cacute Ć cacute ć Ccaron Č ccaron č
Dcaron Ď dcaron ď Dstrok Đ dstrok đ Ecaron Ě ecaron ě Eogon Ę eogon ę Aogon Ą aogon ą Amacr Ā amacr ā Emacr Ē emacr ē
Imacr Ī imacr ī Omacr Ō omacr ō Umacr Ū umacr ū Gbreve Ğ gbreve ğ Idot İ inodot ı Lstrok Ł lstrok ł Nacute Ń nacute ń
Ncaron Ň ncaron ň Odblac Ő odblac ő Rcaron Ř rcaron ř Sacute Ś sacute ś Scedil Ş scedil ş Tcaron Ť tcaron ť Uring Ů
uring ů Udblac Ű udblac ű Zacute Ź zacute ź Zdot Ż zdot ż Zcaron Ž zcaron ž check ✓ star ☆ starf ★ hyphen ‐ dash ‐
horbar ― frac13 ⅓ frac23 ⅔ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ numero № male ♂ female ♀ phone ☎ sharp ♯ flat ♭`;

/** Characters that are invisible in source code, by number. */
const UNSEEN: Record<string, number> = {
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
};

const XML: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characters = buildTable();

function buildTable(): Map<string, string> {
  const table = new Map(Object.entries(XML));
  LATIN_1.split(/\s+/).forEach((name, index) => {
    table.set(name, String.fromCharCode(160 + index));
  });
  const others = OTHERS.split(/\s+/);
  for (let i = 0; i < others.length; i += 2) table.set(others[i] as string, others[i + 1] as string);
  for (const [name, code] of Object.entries(UNSEEN)) table.set(name, String.fromCodePoint(code));
  return table;
}

/** Returns the character of a named entity (`eacute` → `é`), undefined for unknown names. */
export function namedCharacter(name: string): string | undefined {
  return characters.get(name);
}

const C1_AS_WINDOWS = new TextDecoder('windows-1252');

/**
 * Returns the character of a numeric reference, '' for one that XML forbids. 128 to 159 are read as cp1252, as browsers
 * do: `&#150;` is meant as a dash.
 */
export function numericCharacter(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return C1_AS_WINDOWS.decode(Uint8Array.of(code));
  const isForbidden = (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code >= 0xd800 && code <= 0xdfff);
  if (isForbidden || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  return String.fromCodePoint(code);
}

const REFERENCE = /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,7})|([A-Za-z][A-Za-z\d]{1,31}));/g;

/** Replaces the character references in a text by their characters; unknown ones are kept. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedCharacter(name) ?? whole;
    return numericCharacter(decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal));
  });
}
