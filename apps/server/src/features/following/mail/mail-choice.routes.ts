import { type FollowingMail, getFollowingMail, putFollowingMail } from '@titlenet/contract/following-mail';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { findMailChoice, putMailChoice, stopMail } from './followers.queries.ts';
import { domainOf, mailSettingsOf } from './mail-settings.ts';
import { zoneOf } from './send-digests.ts';

/** Whether a person gets the digest by mail (G-573). */
export function registerMailChoice(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
  const { db } = database;
  const mail = mailSettingsOf(settings);

  const stateOf = async (subject: string): Promise<FollowingMail> => {
    const none = {
      choice: 'none',
      address: null,
      isConfirmed: false,
      nextAt: null,
      lastAt: null,
      problem: null,
    } as const;
    const stored = (await findMailChoice(db, subject)) ?? none;
    return { isOffered: mail !== undefined, domains: mail?.domains ?? [], ...stored };
  };

  route(app, getFollowingMail, ({ caller: { subject } }) => stateOf(subject));

  route(app, putFollowingMail, async ({ caller: { subject, companies }, body: { choice, address } }) => {
    if (choice === 'none' || address === null) await stopMail(db, subject);
    else if (!mail) throw new AppError('bad-input', 'This server sends no digests.');
    else if (!mail.domains.includes(domainOf(address)))
      throw new AppError('bad-input', `Digests are sent to addresses of ${mail.domains.join(', ')} only.`);
    else await putMailChoice(db, subject, { choice, address, zone: zoneOf(companies) });
    return stateOf(subject);
  });
}
