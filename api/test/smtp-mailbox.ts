import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  an: string[];
  /** Header and body as received. */
  roh: string;
}

export interface SmtpMailbox {
  url: string;
  mails: ReceivedMail[];
  /** Responds to the recipients of the next mails with these codes instead of accepting them. */
  refuse(...codes: number[]): void;
  close(): Promise<void>;
}

/** A real mail server on a free local port that keeps the mails. */
export async function startSmtpMailbox(): Promise<SmtpMailbox> {
  const mails: ReceivedMail[] = [];
  const cancellations: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      const code = cancellations.shift();
      callback(code === undefined ? null : Object.assign(new Error('Keine Annahme'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      text(stream).then((raw) => {
        mails.push({ an: session.envelope.rcptTo.map(({ address }) => address), roh: raw });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (...codes) => cancellations.push(...codes),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
