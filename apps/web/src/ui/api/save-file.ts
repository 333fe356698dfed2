import type { ReceivedFile } from './request.ts';

/** Long enough for every browser to have begun with the file. */
const REVOKE_DELAY_MS = 60_000;

/** Gives a file to the browser's downloads. */
export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
