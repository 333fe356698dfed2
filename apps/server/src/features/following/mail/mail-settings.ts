import type { Settings } from '../../../settings.ts';

export interface MailSettings {
  url: string;
  from: string;
  /** Domains of the addresses to which digests may be sent. */
  domains: string[];
}

/** @returns how digests are sent; undefined if the server offers none */
export function mailSettingsOf({
  SMTP_URL: url,
  DIGEST_MAIL_FROM: from,
  DIGEST_MAIL_DOMAINS: domains,
}: Pick<Settings, 'SMTP_URL' | 'DIGEST_MAIL_FROM' | 'DIGEST_MAIL_DOMAINS'>): MailSettings | undefined {
  if (!url || !from) return undefined;
  return { url, from, domains: domains.length > 0 ? domains : [domainOf(from)] };
}

/** @returns the part after the last @, in lower case */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
