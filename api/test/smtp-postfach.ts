import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface EmpfangeneMail {
  an: string[];
  /** Header and body as they came. */
  roh: string;
}

export interface SmtpPostfach {
  url: string;
  mails: EmpfangeneMail[];
  /** Answers the recipients of the next mails with these codes instead of taking them. */
  refuse(...codes: number[]): void;
  close(): Promise<void>;
}

/** A real mail server on a free local port that keeps what it gets. */
export async function startSmtpPostfach(): Promise<SmtpPostfach> {
  const mails: EmpfangeneMail[] = [];
  const absagen: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      const code = absagen.shift();
      callback(code === undefined ? null : Object.assign(new Error('Keine Annahme'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      text(stream).then((roh) => {
        mails.push({ an: session.envelope.rcptTo.map(({ address }) => address), roh });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (...codes) => absagen.push(...codes),
    close: () => new Promise((fertig) => server.close(() => fertig())),
  };
}
