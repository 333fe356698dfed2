import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Format, FormatName } from './formats.ts';
import type { Genre } from './genres.ts';
import type { PublishingList } from './publishing-list.ts';

/** Somebody who writes, draws or reads: the same everywhere in the catalogue. */
export interface DemoPerson {
  /** Of the one id space for people (decision G-155); '0' for somebody without a photo. */
  id: string;
  /** 'Last, First'. */
  name: string;
  hometown: string;
  residence: string | null;
  /** Only of authors whose works are in the public domain. */
  years: readonly [born: number, died: number] | null;
}

/** What its editions have in common. */
export interface DemoWork {
  title: string;
  subtitle: string | null;
  author: DemoPerson;
  illustrator: DemoPerson | null;
  translator: string | null;
  genre: Genre;
  /** When it was first published; the classics' own year. */
  firstYear: number;
  isClassic: boolean;
  series: { name: string; volume: number; total: number } | null;
  bible: BibleMake | null;
  /** The retailer's and the printed description, HTML. */
  description: string;
  backCover: string;
  keynote: string;
  tagline: string;
  keywords: string[];
  /** How well it sells: 1 is usual. */
  success: number;
  /** Day of its first edition here, in days since 1970. */
  firstDay: number;
}

export interface BibleMake {
  translation: string;
  /** Category (TAR) under which its company files it: with the division's code it makes the Bible flag (TS §5). */
  category: readonly [code: string, text: string];
}

/** One edition, before its sheet is written. */
export interface DemoEdition {
  company: CompanyCode;
  list: PublishingList;
  imprint: readonly [code: string, text: string];
  editorialImprint: string;
  work: DemoWork;
  format: Format;
  formatName: FormatName;
  isbn: string | null;
  productId: number | null;
  /** Day on which it goes on sale, in days since 1970. */
  day: number;
  reissueNo: number;
  price: number;
  isZeroPriced: boolean;
  /** Everything but its bar is unknown. */
  isBare: boolean;
}
