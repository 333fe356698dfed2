/** The properties of a title that actions need. */
export interface SelectedTitle {
  readonly companyCode: string;
  readonly productId: number | null;
  /** Empty if the title has none. */
  readonly isbn: string;
  /** Names a title without an ISBN in messages. */
  readonly title?: string;
}
