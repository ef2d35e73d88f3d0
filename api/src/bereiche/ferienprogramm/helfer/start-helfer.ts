import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Job } from '../../../kern/bereich.ts';
import { startStundenarbeiter } from '../../../kern/betrieb/stundenarbeiter.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { createFerienDienst, type Saison } from '../ferien-dienst.ts';
import { composeHelfererinnerung } from './compose-helfer.ts';
import { createHelferRepository } from './helfer-repository.ts';

/** A mail that wakes somebody at night helps nobody. */
const FRUEHESTENS = '09:00';

/** Reminds the next one who helps tomorrow, once for each day; false when nobody is left. */
export async function remindNextHelfer(db: Datenquelle, saison: Saison, jetzt: Date): Promise<boolean> {
  const { tag: heute, uhrzeit } = readBerlinerZeit(jetzt);
  if (uhrzeit < FRUEHESTENS) return false;
  const tag = addTage(heute, 1);
  return db.transaction().execute(async (trx) => {
    const repository = createHelferRepository(trx);
    const wer = await repository.takeUnerinnert(tag);
    const event = wer && (await repository.findEvent(wer.veranstaltung_id));
    if (!event) return false;
    await createOutboxRepository(trx).store(renderMail(composeHelfererinnerung(wer, tag, event, saison)));
    return true;
  });
}

/** Reminds whoever helps tomorrow, in whichever process is first. */
export const startHelfer: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  return startStundenarbeiter({
    async doNext() {
      const saison = await dienst.readSaison().catch(() => null);
      if (!saison || !(await remindNextHelfer(database.db, saison, new Date()))) return false;
      dienst.wakeMailVersand();
      return true;
    },
    report: (err) => log.error({ err }, 'helpers cannot be reminded'),
  });
};
