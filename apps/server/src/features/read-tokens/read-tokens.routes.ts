import { randomBytes } from 'node:crypto';
import { READ_TOKEN_PREFIX } from '@titlenet/contract/read-token-scopes';
import { createReadToken, findReadTokens, MAX_READ_TOKENS, revokeReadToken } from '@titlenet/contract/read-tokens';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { deleteToken, findTokens, insertToken } from '../../people/read-tokens.queries.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Personal read tokens for scripts and spreadsheets: created, listed and revoked (G-430). */
export function registerReadTokens(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the person's own writes, so replicas are not used.
  const { db } = database;

  route(app, findReadTokens, ({ caller: { subject, isAdministrator } }) =>
    findTokens(db, { subject, everyone: isAdministrator }),
  );

  route(app, createReadToken, async ({ caller, body: { name, companies, scopes, days } }) => {
    const { subject } = caller;
    if (companies.some((code) => !caller.companies.includes(code))) throw new AppError('denied');
    const token = `${READ_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const stored = { token, subject, name, companies, scopes, expiresAt };
    const id = await insertToken(db, stored, MAX_READ_TOKENS);
    if (id === null)
      throw new AppError('bad-input', `You have ${MAX_READ_TOKENS} read tokens. Revoke some of them first.`);
    const detail = { token: String(id), name, companies: companies.join(' '), scopes: scopes.join(' ') };
    app.audit.record({
      subject,
      action: 'read-token-created',
      detail: { ...detail, expires: expiresAt.toISOString() },
    });
    const [created] = await findTokens(db, { subject, everyone: false, id });
    if (!created) throw new AppError('not-found', 'The read token was revoked meanwhile.');
    return { ...created, token };
  });

  route(app, revokeReadToken, async ({ caller: { subject, isAdministrator }, params: { tokenId } }) => {
    const revoked = await deleteToken(db, tokenId, isAdministrator ? null : subject);
    if (!revoked) throw new AppError('not-found', 'There is no such read token of yours.');
    const detail = { token: String(tokenId), name: revoked.name, owner: revoked.subject };
    app.audit.record({ subject, action: 'read-token-revoked', detail });
    return undefined;
  });
}
