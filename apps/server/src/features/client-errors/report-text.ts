import type { ClientError } from '@titlenet/contract/client-errors';

/** A report as the server keeps it: the browser's words, and the trace the page showed. */
export interface ErrorReport extends ClientError {
  traceId: string;
  userAgent: string;
}

const tokenLike = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g;
const querySecrets = /([?&#](?:code|state|token|access_token|id_token)=)[^&#\s]+/gi;

/** Takes out what looks like a token, should a browser ever send one (decision G-144). */
export function withoutTokens(text: string): string {
  return text.replace(tokenLike, '[token]').replace(querySecrets, '$1[removed]');
}

/** The report without tokens. */
export function cleanReport(report: ErrorReport): ErrorReport {
  return {
    ...report,
    message: withoutTokens(report.message),
    url: withoutTokens(report.url),
    ...(report.stack !== undefined && { stack: withoutTokens(report.stack) }),
  };
}

/** Subject and text of the mail to the development team; `repeats` counts the reports that got no mail of their own. */
export function mailText(report: ErrorReport, repeats: number): { subject: string; text: string } {
  const also =
    repeats > 0
      ? [`${repeats} more ${repeats === 1 ? 'error was' : 'errors were'} reported since the last mail.`, '']
      : [];
  const firstLine = report.message.split('\n')[0] ?? '';
  return {
    subject: `TitleNet error: ${firstLine.slice(0, 120)}`,
    text: [
      ...also,
      `Message: ${report.message}`,
      `Kind: ${report.kind}`,
      `Page: ${report.url}`,
      `Trace: ${report.traceId}`,
      `Browser: ${report.userAgent}`,
      '',
      report.stack ?? '(no stack)',
    ].join('\n'),
  };
}
