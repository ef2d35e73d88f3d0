import type { Job } from '../../../kern/bereich.ts';
import { createArbeiter } from '../../../kern/betrieb/arbeiter.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { getAbsender } from '../../../kern/mail/get-absender.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import { readFerienbriefe } from '../ferienmails.ts';
import { createHelferRepository } from '../helfer/helfer-repository.ts';
import { composeZugang } from './compose-veranstalter.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';
import { createZugangRepository, ZUGANGSWUNSCH_KANAL } from './zugang-repository.ts';

/** Links one address gets in an hour, whoever asks. */
const MAX_MAILS = 5;

/** Mails the next one who wants in a link, if the address looks after an event or helps at one. False when nobody is left. */
export async function answerZugangswunsch(
  db: Datenquelle,
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const zugaenge = createZugangRepository(trx);
    const email = await zugaenge.take();
    if (email === null) return false;
    const isKnown =
      (await createVeranstalterRepository(trx).isKnown(email)) || (await createHelferRepository(trx).isKnown(email));
    if (!isKnown) return true;
    if ((await createDrosselRepository(trx).count('ferien-zugang', email, 60)) > MAX_MAILS) return true;
    const { token, token_hash } = createSecret();
    await zugaenge.addLink(token_hash, email);
    const absender = {
      gemeinde: getAbsender(config.MAIL_FROM),
      siteUrl: config.SITE_URL,
      briefe: await readFerienbriefe(trx),
    };
    await createOutboxRepository(trx).store(renderMail(composeZugang(email, token, absender)));
    return true;
  });
}

/** Answers apart from the call: how long a reply takes must not tell whether an address is known. */
export const startZugang: Job = async ({ config, database, log }) => {
  const arbeiter = createArbeiter({
    doNext: () => answerZugangswunsch(database.db, config),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'links for organisers cannot be sent'),
  });
  const hoereAuf = await database.listen(ZUGANGSWUNSCH_KANAL, arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      hoereAuf();
      await arbeiter.end();
    },
  };
};
