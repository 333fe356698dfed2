/** Windows accepts 255 characters in a name; people read fewer. */
const MAX_FILE_NAME_LENGTH = 120;
/** Limit of the format for the name of a sheet. */
const MAX_SHEET_NAME_LENGTH = 31;

const shortened = (text: string, length: number) => text.slice(0, length).trim();

/**
 * Name of the file of a list, such as 'Backlist View, Top 100, 13 Months_2026-11-23.xlsx'.
 * @param name name of the list
 * @param description criteria or period; may be empty
 * @param day YYYY-MM-DD
 */
export function listFileName(name: string, description: string, day: string): string {
  const parts = [name, description].filter((part) => part.trim() !== '').join(', ');
  // Characters that Windows or a shell does not accept, and control characters.
  const allowed = parts.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  return `${shortened(allowed, MAX_FILE_NAME_LENGTH) || 'List'}_${day}.xlsx`;
}

/** Name of a sheet: at most 31 characters, without those that the format does not accept. */
export function sheetName(name: string): string {
  const allowed = name.replace(/[\p{Cc}[\]:*?/\\']+/gu, ' ').replace(/\s+/g, ' ');
  return shortened(allowed, MAX_SHEET_NAME_LENGTH) || 'Titles';
}
