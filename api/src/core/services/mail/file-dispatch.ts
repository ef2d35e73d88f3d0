import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { Transport } from './transport.ts';

/**
 * Writes mails as `.eml` files instead of sending them, for sites without a mail server. Readable only by the owner.
 */
export function createFileDispatch(directory: string, sender: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMessage(mail, sender));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Named after the mail, so that a retry overwrites the file.
      const path = join(directory, `${String(mail.id).padStart(6, '0')}-${mail.message_id.slice(0, 8)}.eml`);
      await writeFile(`${path}.entwurf`, message, { mode: 0o600 });
      await rename(`${path}.entwurf`, path);
      return { gesendet: true };
    },
    close: () => transport.close(),
  };
}
