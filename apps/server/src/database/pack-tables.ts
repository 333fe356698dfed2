import type { Generated } from 'kysely';

/** Packs of titles for meetings. */
interface PackTable {
  id: Generated<number>;
  owner: string;
  name: string;
  meeting: Generated<string>;
  /** YYYY-MM-DD */
  meeting_day: string | null;
  /** Code of the company whose mark is on the cover page. */
  mark: string | null;
  pages: Generated<string[]>;
  /** What people without a row of `pack_member` may do: 'none', 'reader' or 'editor'. */
  for_all: Generated<string>;
  /** Number of the last change. */
  version: Generated<number>;
  created_at: Generated<string>;
  changed_at: Generated<string>;
}

interface PackMemberTable {
  pack_id: number;
  subject: string;
  /** 'reader' or 'editor'. */
  role: string;
}

/** Sections in the order of `position`; titles of a removed one follow those of the section before it. */
interface PackSectionTable {
  id: Generated<number>;
  pack_id: number;
  position: number;
  heading: string;
  is_removed: Generated<boolean>;
}

/** Titles of a pack with their facts on the day `kept_at`; a removed one keeps place and notes, so that it can come back. */
interface PackTitleTable {
  id: Generated<number>;
  pack_id: number;
  section_id: number;
  position: number;
  company_code: string;
  isbn: string;
  kept_title: string;
  kept_author: string | null;
  kept_format: string | null;
  kept_price: number | null;
  /** A wire date: a day, or a period by its first day and length. */
  kept_on_sale: string | null;
  kept_status: string | null;
  kept_at: Generated<string>;
  /** Whether the title did not exist on that day. */
  is_gone: Generated<boolean>;
  internal_note: Generated<string>;
  accounts_note: Generated<string>;
  pages: string[] | null;
  is_removed: Generated<boolean>;
}

/** Which field of what was changed by whom, for other people who edit the pack. */
interface PackChangeTable {
  id: Generated<string>;
  pack_id: number;
  version: number;
  subject: string;
  changed_at: Generated<string>;
  /** 'pack', 'section' or 'title'. */
  part: string;
  part_id: number | null;
  field: string;
  /** The text that was replaced; null for fields that are not texts. */
  before: string | null;
}

/** What a meeting has decided of a title; all blank: it was withdrawn. */
interface PackDecisionTable {
  pack_title_id: number;
  revision: Generated<number>;
  /** Who changed it last. */
  author: string;
  decided_at: Generated<string>;
  decision: string;
  is_tag: boolean;
  quantity: number | null;
  follow_up: string;
  /** The note of the title that says the same; null: none. */
  note_id: number | null;
  /** The tag that the decision has added to the title; null: none, or the title had it. */
  added_tag: string | null;
}

/** Tables of packs. */
export interface PackTables {
  pack: PackTable;
  pack_member: PackMemberTable;
  pack_section: PackSectionTable;
  pack_title: PackTitleTable;
  pack_change: PackChangeTable;
  pack_decision: PackDecisionTable;
}
