import { createTransport } from 'nodemailer';
import { composeNachricht } from './compose-nachricht.ts';
import type { VersandErgebnis, Versandweg } from './versandweg.ts';

/** Milliseconds; well below the time a claimed mail stays reserved, or a second worker would send it again. */
const GEDULD = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends through the mail server of `SMTP_URL`; options of nodemailer may stand in its query. */
export function createSmtpVersand(url: string, absender: string): Versandweg {
  const transport = createTransport({ url, ...GEDULD });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeNachricht(mail, absender));
        return { gesendet: true };
      } catch (error) {
        return judge(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A 5xx to the envelope or the message is final (RFC 5321, 4.2.1: unknown mailbox, refused content). Everything else,
 * a refused log-in included, is the operator's or the network's trouble and passes.
 */
function judge(error: unknown): VersandErgebnis {
  const { code = 'unbekannt', responseCode = 0, message } = error as Error & { code?: string; responseCode?: number };
  const endgueltig = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { gesendet: false, endgueltig, grund: message, kennung: responseCode ? `${code} ${responseCode}` : code };
}
