import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { DispatchResult, Transport } from './transport.ts';

/**
 * Timeouts in milliseconds, well below the reservation time of a mail: otherwise a second worker would send it again.
 */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends through the mail server of `SMTP_URL`; its query string may contain nodemailer options. */
export function createSmtpDispatch(url: string, sender: string): Transport {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMessage(mail, sender));
        return { gesendet: true };
      } catch (error) {
        return judge(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A 5xx reply to envelope or message is final (RFC 5321, 4.2.1: unknown mailbox, refused content). Everything else,
 * including a refused login, is a problem of configuration or network and is retried.
 */
function judge(error: unknown): DispatchResult {
  const { code = 'unbekannt', responseCode = 0, message } = error as Error & { code?: string; responseCode?: number };
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return {
    gesendet: false,
    endgueltig: final,
    grund: message,
    kennung: responseCode ? `${code} ${responseCode}` : code,
  };
}
