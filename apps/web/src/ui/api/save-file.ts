import type { ReceivedFile } from './request.ts';

/** Time in which browsers have started the download. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file. */
export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
