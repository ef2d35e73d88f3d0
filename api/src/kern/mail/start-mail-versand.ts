import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Arbeiter } from '../betrieb/arbeiter.ts';
import type { Config } from '../betrieb/config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createStammdatenRepository } from '../inhalt/stammdaten-repository.ts';
import { createDateiVersand } from './datei-versand.ts';
import { createBriefkopf, putOnLetterhead } from './letterhead.ts';
import { createMailVersand } from './mail-versand.ts';
import { createOutboxRepository, OUTBOX_KANAL } from './outbox-repository.ts';
import { createSmtpVersand } from './smtp-versand.ts';
import type { Versandweg } from './versandweg.ts';

/** Sends mails from now on: at once what was put in by any process, and what an earlier run left. */
export async function startMailVersand(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'SITE_URL'>,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<Pick<Arbeiter, 'end'>> {
  const versandweg = config.SMTP_URL
    ? createSmtpVersand(config.SMTP_URL, config.MAIL_FROM)
    : createDateiVersand(join(config.DATA_DIR, 'mail'), config.MAIL_FROM);
  if (!config.SMTP_URL) log.info('no SMTP_URL: mails are written to files');
  const stammdaten = createStammdatenRepository(database.db);
  const mitBriefkopf: Versandweg = {
    async send(mail) {
      const briefkopf = (await stammdaten.findGemeinde()) ?? createBriefkopf(config.MAIL_FROM);
      return versandweg.send({ ...mail, ...putOnLetterhead(mail, briefkopf, config.SITE_URL) });
    },
    close: versandweg.close,
  };
  const outbox = createOutboxRepository(database.db);
  const versand = createMailVersand({ outbox, versandweg: mitBriefkopf, log });
  const hoereAuf = await database.listen(OUTBOX_KANAL, versand.wake);
  versand.wake();
  return {
    async end() {
      hoereAuf();
      await versand.end();
    },
  };
}
