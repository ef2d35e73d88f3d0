import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeNachricht } from './compose-nachricht.ts';
import type { Versandweg } from './versandweg.ts';

/** Writes mails as `.eml` files instead of sending them, for sites without a mail server. Only the owner may read them. */
export function createDateiVersand(verzeichnis: string, absender: string): Versandweg {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeNachricht(mail, absender));
      await mkdir(verzeichnis, { recursive: true, mode: 0o700 });
      // Named after the mail: a second try overwrites the first instead of standing beside it.
      const pfad = join(verzeichnis, `${String(mail.id).padStart(6, '0')}-${mail.message_id.slice(0, 8)}.eml`);
      await writeFile(`${pfad}.entwurf`, message, { mode: 0o600 });
      await rename(`${pfad}.entwurf`, pfad);
      return { gesendet: true };
    },
    close: () => transport.close(),
  };
}
