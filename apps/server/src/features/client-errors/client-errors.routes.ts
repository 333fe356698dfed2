import { reportClientError } from '@titlenet/contract/client-errors';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { ErrorMail, smtpSender } from './error-mail.ts';
import { cleanReport } from './report-text.ts';
import { SentryReporter } from './sentry.ts';

/** Share of an address's rate limit that may be error reports, so that a page that fails in a loop is stopped. */
const SHARE_OF_RATE_LIMIT = 1 / 50;
/** Maximum number of reports of all addresses per minute, because each is cleaned, logged and sent. */
const MAX_REPORTS_PER_MINUTE = 600;

/** As the web app creates it; another text may be anything. */
const TRACE_ID = /^[0-9a-f]{32}$/;

/** Registers the error reports of browsers (G-144). They are logged, and sent to Sentry and by mail if configured. */
export function registerClientErrors(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
  const { SENTRY_DSN, SMTP_URL, ERROR_MAIL_FROM, ERROR_MAIL_TO, ENVIRONMENT } = settings;
  const limit = app.limits.create(Math.ceil(settings.RATE_LIMIT_PER_ADDRESS * SHARE_OF_RATE_LIMIT));
  const limitOfAll = app.limits.create(MAX_REPORTS_PER_MINUTE);
  const sentry = SENTRY_DSN ? new SentryReporter(SENTRY_DSN, ENVIRONMENT) : undefined;
  const mail =
    SMTP_URL && ERROR_MAIL_TO ? new ErrorMail(smtpSender(SMTP_URL, ERROR_MAIL_FROM, ERROR_MAIL_TO)) : undefined;
  app.addHook('onClose', async () => {
    mail?.close();
    await sentry?.close();
  });

  route(app, reportClientError, async ({ body, request, reply, log }) => {
    await limit(request, reply, request.ip);
    await limitOfAll(request, reply, 'all');
    const userAgent = String(request.headers['user-agent'] ?? '').slice(0, 300);
    const traceId = body.traceId && TRACE_ID.test(body.traceId) ? body.traceId : request.id;
    const report = cleanReport({ ...body, traceId, userAgent });
    log.error({ browser: report, traceId: report.traceId }, 'error in a browser');
    sentry?.report(report);
    await mail?.report(report);
    return undefined;
  });
}
