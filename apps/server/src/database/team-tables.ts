import type { Generated } from 'kysely';

/** Notes of a company's team on titles. */
interface TeamNoteTable {
  id: Generated<number>;
  company_code: string;
  isbn: string;
  author: string;
  text: string;
  written_at: Generated<string>;
  edited_at: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
}

/** Earlier texts of notes. */
interface TeamNoteVersionTable {
  id: Generated<number>;
  note_id: number;
  text: string;
  replaced_at: Generated<string>;
}

/** Tags of titles; a removed one keeps its row. */
interface TeamTagTable {
  id: Generated<number>;
  company_code: string;
  isbn: string;
  tag: string;
  label: string;
  added_by: string;
  added_at: Generated<string>;
  removed_by: string | null;
  removed_at: string | null;
}

/** Tables of notes and tags. */
export interface TeamTables {
  team_note: TeamNoteTable;
  team_note_version: TeamNoteVersionTable;
  team_tag: TeamTagTable;
}
