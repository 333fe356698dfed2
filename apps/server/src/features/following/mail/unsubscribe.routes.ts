import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { stopMail } from './followers.queries.ts';
import { subjectOfLink } from './unsubscribe-link.ts';

interface LinkParams {
  person: string;
  signature: string;
}

const page = (heading: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)} - TitleNet</title>
<style>body{font:16px/1.5 sans-serif;max-width:40em;margin:10vh auto;padding:0 16px}button{font:inherit;padding:8px 16px}
:root{color-scheme:light dark}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`;

const question = page(
  'No more mails?',
  '<p>TitleNet mails you what has changed in the titles, lists and searches that you follow.</p>' +
    '<form method="post"><button>Send no more mails</button></form>',
);
const done = page(
  'You get no more mails',
  '<p>What you follow stays, and its changes are on the home page. On the page Following you can choose mails again.</p>',
);
const unknown = page('This link is not valid', '<p>Choose on the page Following whether you get mails.</p>');

/**
 * The signed link of the digests, which works without signing in (RFC 8058). The mail program posts to it; a person who
 * opens it is asked first, because programs that check the links of mails open them too.
 */
export function registerUnsubscribe(
  scope: FastifyInstance,
  { database, cookieSecret }: Pick<AppContext, 'database' | 'cookieSecret'>,
): void {
  // The body says nothing that the address does not.
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, _body, parsed) => parsed(null, undefined),
  );
  const answer = async (request: FastifyRequest<{ Params: LinkParams }>, reply: FastifyReply, isPost: boolean) => {
    await scope.limits.address(request, reply, request.ip);
    const subject = subjectOfLink(cookieSecret, request.params.person, request.params.signature);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (subject === undefined) return reply.code(404).send(unknown);
    if (!isPost) return reply.send(question);
    await stopMail(database.db, subject);
    scope.audit.record({ subject, action: 'digest-unsubscribed', detail: {} });
    return reply.send(done);
  };
  const path = '/unsubscribe/:person/:signature';
  scope.get<{ Params: LinkParams }>(path, (request, reply) => answer(request, reply, false));
  scope.post<{ Params: LinkParams }>(path, (request, reply) => answer(request, reply, true));
}
