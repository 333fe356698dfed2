import { AppError } from '../../app-error.ts';
import { smtpTransport } from '../../http/smtp-transport.ts';
import { type ErrorReport, mailText } from './report-text.ts';

export interface Mail {
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Creates a function that sends mail over SMTP from and to fixed addresses. */
export function smtpSender(url: string, from: string, to: string): SendMail {
  const transport = smtpTransport(url);
  return async (mail) => void (await transport.sendMail({ from, to, ...mail }));
}

/** Mails error reports to the development team, at most one per minute; further ones are counted (G-144). */
export class ErrorMail {
  #send: SendMail;
  #pauseMs: number;
  #repeats = 0;
  #last: ErrorReport | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: SendMail, pauseMs = 60_000) {
    this.#send = send;
    this.#pauseMs = pauseMs;
  }

  /**
   * Mails the report, or counts it.
   * @throws AppError `mail-unavailable` when the mail cannot be sent
   */
  async report(report: ErrorReport): Promise<void> {
    if (this.#timer) {
      this.#repeats += 1;
      this.#last = report;
      return;
    }
    await this.#mail(report, 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #mail(report: ErrorReport, repeats: number): Promise<void> {
    this.#timer = setTimeout(() => this.#endPause(), this.#pauseMs);
    this.#timer.unref();
    try {
      await this.#send(mailText(report, repeats));
    } catch (error) {
      throw new AppError('mail-unavailable', undefined, { cause: error });
    }
  }

  /** After a pause with further reports, sends one mail with the last of them. */
  #endPause(): void {
    this.#timer = undefined;
    const [last, repeats] = [this.#last, this.#repeats];
    this.#last = undefined;
    this.#repeats = 0;
    // A failure is ignored: these reports are logged, and their requests were answered.
    if (last) this.#mail(last, repeats - 1).catch(() => {});
  }
}
