import { companyCodes } from '@titlenet/catalogue/companies';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { confirmAddress, findFollower, stopMail } from './followers.queries.ts';
import { isSigned, type LinkAction, subjectOfLink } from './mail-link.ts';
import { zoneOf } from './send-digests.ts';

interface LinkParams {
  person: string;
  signature: string;
}

const page = (heading: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)} - TitleNet</title>
<style>body{font:16px/1.5 sans-serif;max-width:40em;margin:10vh auto;padding:0 16px}button{font:inherit;min-height:44px;padding:8px 16px}
:root{color-scheme:light dark}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`;

const unknown = page('This link is not valid', '<p>Choose on the page Following whether you get mails.</p>');

const pages: Record<LinkAction, { question: string; done: string }> = {
  unsubscribe: {
    question: page(
      'No more mails?',
      '<p>TitleNet mails you what has changed in the titles, lists and searches that you follow.</p>' +
        '<form method="post"><button>Send no more mails</button></form>',
    ),
    done: page(
      'You get no more mails',
      '<p>What you follow stays, and its changes are on the home page. On the page Following you can choose mails again.</p>',
    ),
  },
  'confirm-mail': {
    question: page(
      'Get mails from TitleNet?',
      '<p>What has changed in the titles, lists and searches that you follow in TitleNet would be mailed to this address.</p>' +
        '<form method="post"><button>Yes, send the mails here</button></form>' +
        '<p>If you have not asked for it, close this page: nothing is sent.</p>',
    ),
    done: page(
      'The address is confirmed',
      '<p>The next mail comes in the morning that you have chosen, if something has changed.</p>',
    ),
  },
};

/**
 * The signed links of the mails, which work without signing in. Mail programs post to the one that ends the mails (RFC 8058);
 * a person who opens a link is asked first, because programs that check the links of mails open them too.
 */
export function registerMailLinks(
  scope: FastifyInstance,
  { database: { db }, cookieSecret }: Pick<AppContext, 'database' | 'cookieSecret'>,
): void {
  // The body says nothing that the address does not.
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, _body, parsed) => parsed(null, undefined),
  );

  /** @returns what the link does; undefined if it is not valid, or confirms an address that is not chosen any more */
  const actionOf = async (action: LinkAction, { person, signature }: LinkParams) => {
    const subject = subjectOfLink(person);
    if (action === 'unsubscribe') {
      const unsubscribe = async () => {
        await stopMail(db, subject);
        scope.audit.record({ subject, action: 'digest-unsubscribed', detail: {} });
      };
      return isSigned(cookieSecret, signature, action, subject) ? unsubscribe : undefined;
    }
    const follower = await findFollower(db, subject);
    if (!follower?.address || !isSigned(cookieSecret, signature, action, subject, follower.address)) return undefined;
    const { address } = follower;
    const companies = companyCodes.filter((code) => follower.companies.includes(code));
    return async () => {
      const isNew = await confirmAddress(db, { subject, address, zone: zoneOf(companies) });
      if (isNew) scope.audit.record({ subject, action: 'digest-address-confirmed', detail: {} });
    };
  };

  for (const action of ['unsubscribe', 'confirm-mail'] as const) {
    const answer = async (request: FastifyRequest<{ Params: LinkParams }>, reply: FastifyReply, isPost: boolean) => {
      await scope.limits.address(request, reply, request.ip);
      const act = await actionOf(action, request.params);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!act) return reply.code(404).send(unknown);
      if (!isPost) return reply.send(pages[action].question);
      await act();
      return reply.send(pages[action].done);
    };
    const path = `/${action}/:person/:signature`;
    scope.get<{ Params: LinkParams }>(path, (request, reply) => answer(request, reply, false));
    scope.post<{ Params: LinkParams }>(path, (request, reply) => answer(request, reply, true));
  }
}
