import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../database/log.ts';
import { withSessionLock } from '../../database/session-lock.ts';
import type { AppContext } from '../../http/app-context.ts';
import { smtpTransport } from '../../http/smtp-transport.ts';
import { mailSettingsOf } from './mail/mail-settings.ts';
import { sendDueDigests } from './mail/send-digests.ts';
import { checkAllHits } from './search-hits.ts';

const PAUSE_MS = 5 * 60_000;
/** Any number that no other advisory lock of the product has. */
const FOLLOWED_LOCK = 417_300_015;

type WorkContext = Pick<AppContext, 'settings' | 'database' | 'search' | 'cookieSecret'>;

/**
 * Checks the followed searches and sends the digests that are due, once. Of several nodes one does it.
 * @returns false if another node does
 */
export async function workOnFollowed(context: WorkContext, log: Log, signal?: AbortSignal): Promise<boolean> {
  const { settings, database, search, cookieSecret: secret } = context;
  const db = database.batch;
  const work = async () => {
    if (search.status.isReady) await checkAllHits({ db, search }, signal);
    const mail = mailSettingsOf(settings);
    if (!mail) return;
    const server = smtpTransport(mail.url);
    const sent = await sendDueDigests({
      db,
      server,
      from: mail.from,
      publicUrl: settings.PUBLIC_URL,
      secret,
      log,
      signal,
    });
    if (sent > 0) log.info({ sent }, 'digests of followed titles are sent');
  };
  return withSessionLock(db, FOLLOWED_LOCK, work);
}

/** Does so every few minutes until `signal` is aborted. A failure is logged and tried again. */
export async function keepWorkingOnFollowed(context: WorkContext, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await workOnFollowed(context, log, signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the followed searches and digests could not be worked on');
    }
    await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
