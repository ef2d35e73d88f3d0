import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { BeitragEingabe, Sammelbearbeitung } from '@gm/shared/schemas/redaktion-beitrag';
import type { Objects } from '@gm/shared/store/objects';
import { safeParse } from 'zod/v4/core';
import type { Befehl } from '../formulare/carry-out.ts';
import { createFaults } from '../formulare/receive-once.ts';
import type { Mail } from '../mail/mail.ts';
import { buildZeiten } from './build-zeiten.ts';
import { createBearbeitung, lockStand } from './edit.ts';
import type { Publikation, Publikationen } from './publikation.ts';
import type { Bearbeiter, Stand } from './rechte/check-recht.ts';
import type { Freigabeabsender } from './rechte/compose-freigabe.ts';
import { buildWerte } from './show-beitrag.ts';

/** What the form of an entry would send if nobody had changed anything in it, measured as what it sends is. */
function fillIn({ schema }: Publikation, { beitrag, fassung }: Stand, steps: Pick<BeitragEingabe, 'version' | 'was'>) {
  const werte = buildWerte({ ...buildZeiten(beitrag), ...fassung.angaben });
  return safeParse(schema, { ...werte, ...steps, referenz: beitrag.referenz });
}

/**
 * Several entries are released as their newest versions are, or withdrawn: each as its own form would do it, one after
 * the other, and all of them or none.
 */
export function createSammelbearbeitung(
  { find }: Publikationen,
  akteur: Bearbeiter,
  dienste: { uploads: Objects; absender: Freigabeabsender },
): Befehl<Sammelbearbeitung, null> {
  return {
    name: 'redaktion-mehrere',
    // What one of them comes to is only known when those before it are done.
    check: async () => ({ fund: null }),

    async perform(trx, { beitraege, was }) {
      const fehler: FeldFehler[] = [];
      const mails: Mail[] = [];
      // In one order, so that two who do so do not wait for each other.
      for (const wahl of [...new Set(beitraege)].sort()) {
        const [referenz = '', version] = wahl.split(':');
        const stand = await lockStand(trx, referenz);
        const publikation = find(stand.beitrag.art);
        if (!publikation) throw new AppError('konflikt', 'Diese Art von Beitrag ist ausgeschaltet.');
        const refuse = (meldungen: readonly string[]) =>
          fehler.push({
            feld: 'beitraege',
            meldung: `„${String(stand.fassung.angaben.titel)}“ (${referenz}): ${meldungen.join(' ')}`,
          });
        const { data, error } = fillIn(publikation, stand, { version: Number(version), was });
        if (error) {
          refuse(error.issues.map(({ message }) => message));
          continue;
        }
        const eingabe = data as BeitragEingabe;
        const befehl = createBearbeitung(publikation, akteur, { ...dienste, bild: null });
        const pruefung = await befehl.check(trx, eingabe);
        if ('fehler' in pruefung) {
          refuse(pruefung.fehler.map(({ meldung }) => meldung));
          continue;
        }
        const { mails: eigene = [] } = await befehl.perform(trx, eingabe, pruefung.fund);
        mails.push(...eigene);
      }
      if (fehler.length > 0) throw createFaults(fehler);
      // They are many: none of their numbers stands for all.
      return { id: 0, referenz: '', mails };
    },
  };
}
