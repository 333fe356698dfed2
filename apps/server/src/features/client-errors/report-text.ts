import type { ClientError } from '@titlenet/contract/client-errors';

/** An error report with the trace id that the page showed. */
export interface ErrorReport extends ClientError {
  traceId: string;
  userAgent: string;
}

const tokenLike = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g;
const querySecrets = /([?&#](?:code|state|token|access_token|id_token)=)[^&#\s]+/gi;

/** Removes what looks like a token, in case a browser sends one (G-144). */
export function withoutTokens(text: string): string {
  return text.replace(tokenLike, '[token]').replace(querySecrets, '$1[removed]');
}

/** Removes tokens from the texts of a report. */
export function cleanReport(report: ErrorReport): ErrorReport {
  return {
    ...report,
    message: withoutTokens(report.message),
    url: withoutTokens(report.url),
    ...(report.stack !== undefined && { stack: withoutTokens(report.stack) }),
  };
}

/**
 * Writes the mail to the development team.
 * @param repeats number of reports since the last mail
 */
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
