import { createTransport, type Transporter } from 'nodemailer';

const SMTP_TIMEOUT_MS = 5_000;

/** A connection to the mail server of the settings, opened for each mail. @param url `smtp://` or `smtps://` */
export function smtpTransport(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
}
