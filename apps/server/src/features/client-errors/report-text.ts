import type { ClientError } from '@titlenet/contract/client-errors';
import { pageAddress, withoutSecrets } from '../../http/without-secrets.ts';

/** An error report with the trace id that the page showed. */
export interface ErrorReport extends ClientError {
  traceId: string;
  userAgent: string;
}

/** Returns a report without tokens and typed texts, in case a browser sends one (G-144, G-243). */
export function cleanReport(report: ErrorReport): ErrorReport {
  return {
    ...report,
    message: withoutSecrets(report.message),
    url: pageAddress(report.url),
    userAgent: withoutSecrets(report.userAgent),
    ...(report.stack !== undefined && { stack: withoutSecrets(report.stack) }),
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
