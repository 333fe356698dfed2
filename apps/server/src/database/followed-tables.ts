import type { Generated } from 'kysely';

/** What people follow: a title by company and ISBN, a user list, or a saved search. */
export interface FollowedTable {
  id: Generated<number>;
  subject: string;
  company_code: string | null;
  isbn: string | null;
  list_id: number | null;
  search_id: number | null;
  followed_at: Generated<string>;
}

/** What a person has read of the followed things, and how they are mailed. */
export interface FollowerTable {
  subject: string;
  read_until: string | null;
  mail: Generated<string>;
  mail_address: string | null;
  /** The address whose owner has confirmed it by a link. */
  confirmed_address: string | null;
  link_sent_at: string | null;
  mailed_until: string | null;
  /** The previous `mailed_until` while a mail is being sent. */
  sending_from: string | null;
  next_mail_at: string | null;
  failures: Generated<number>;
  last_error: string | null;
  last_mail_at: string | null;
}

/** Titles that a followed search found last, by criteria and companies; null: too many. */
export interface SearchHitsTable {
  key: string;
  title_ids: number[] | null;
  checked_at: Generated<string>;
}

/** A title that a search did not find before, or does not find any more. */
export interface SearchHitChangeTable {
  key: string;
  title_id: number;
  found_at: Generated<string>;
  is_gone: boolean;
}
