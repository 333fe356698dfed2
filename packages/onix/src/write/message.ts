import type { Release } from './schema-faults.ts';
import { writeElement } from './write-element.ts';

/** What the start of a message states. */
export interface MessageOptions {
  release: Release;
  senderName: string;
  sentAt: Date;
}

/**
 * Returns the XML declaration, the start tag and the header of a message in reference tags, with a trailing line feed.
 */
export function messageStart({ release, senderName, sentAt }: MessageOptions): string {
  const header = writeElement('Header', {
    Sender: { SenderName: senderName },
    SentDateTime: sentAt.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, ''),
  });
  const namespace = `http://ns.editeur.org/onix/${release}/reference`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="${release}" xmlns="${namespace}">\n${header}\n`;
}

/**
 * Returns the end of a message.
 *
 * @param isEmpty true for a message without products, in which the schema requires `NoProduct`
 */
export const messageEnd = (isEmpty = false): string => `${isEmpty ? '<NoProduct/>\n' : ''}</ONIXMessage>\n`;
