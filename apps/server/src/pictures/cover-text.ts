/** Texts of a cover. */
export interface CoverText {
  title: string;
  author: string;
  imprint: string;
}
