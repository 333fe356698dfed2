import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Format, FormatName } from '../companies/formats.ts';
import type { PublishingList } from '../companies/publishing-lists.ts';
import type { Genre } from './genres.ts';

/** An author, illustrator or reader. */
export interface DemoPerson {
  /** Person id (G-155); '0' for a person without photo. */
  id: string;
  /** 'Last, First'. */
  name: string;
  hometown: string;
  residence: string | null;
  /** Only for authors of classics. */
  years: readonly [born: number, died: number] | null;
}

/** A work: the fields that its editions share. */
export interface DemoWork {
  title: string;
  subtitle: string | null;
  author: DemoPerson;
  illustrator: DemoPerson | null;
  translator: string | null;
  genre: Genre;
  /** Year of first publication. */
  firstYear: number;
  isClassic: boolean;
  series: { name: string; volume: number; total: number } | null;
  bible: BibleDetails | null;
  /** HTML. */
  description: string;
  /** For the pages of retailers; other words than `description`. */
  retailerDescription: string;
  backCover: string;
  keynote: string;
  tagline: string;
  keywords: string[];
  /** Sales factor; 1 is the median. */
  success: number;
  /** On-sale day of its first edition, in days since 1970-01-01. */
  firstDay: number;
}

export interface BibleDetails {
  translation: string;
  /** Category (TAR); with the division code it determines the Bible flag (SHEET-087 to SHEET-091). */
  category: readonly [code: string, text: string];
}

/** An edition of a work, before its record is composed. */
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
  /** On-sale day, in days since 1970-01-01. */
  day: number;
  reissueNo: number;
  price: number;
  isZeroPriced: boolean;
  /** Its record has a title bar and no sections. */
  hasBarOnly: boolean;
}
