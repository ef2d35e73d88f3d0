import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { BeitragEingabe, Sammelbearbeitung } from '@gm/shared/schemas/redaktion-beitrag';
import { safeParse } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import type { Befehl } from '../formulare/carry-out.ts';
import { createFaults } from '../formulare/receive-once.ts';
import { createEintragRepository } from '../inhalt/eintrag-repository.ts';
import type { Mail } from '../mail/mail.ts';
import { buildZeiten, pickZeiten } from './build-zeiten.ts';
import { createBearbeitung, lockStand } from './edit.ts';
import { buildAngaben } from './inhalt/inhalt-angaben.ts';
import { INHALT } from './inhalt/inhalt-publikation.ts';
import type { Publikationen } from './publikation.ts';
import type { Bearbeiter } from './rechte/check-recht.ts';
import type { Freigabeabsender } from './rechte/compose-freigabe.ts';
import { buildWerte } from './show-beitrag.ts';

/** One of them: what editors have of it, or an entry of the content that none has written on. */
interface Gewaehltes {
  art: string;
  inhaltsart: string | null;
  referenz: string;
  angaben: Record<string, unknown>;
}

async function findGewaehltes(trx: Datenquelle, name: string): Promise<Gewaehltes> {
  const [art = '', ...rest] = name.split('/');
  if (rest.length === 0) {
    const { beitrag, fassung } = await lockStand(trx, name);
    const { art: eigene, inhalt_art: inhaltsart } = beitrag;
    return { art: eigene, inhaltsart, referenz: name, angaben: { ...buildZeiten(beitrag), ...fassung.angaben } };
  }
  const eintrag = await createEintragRepository(trx).find(art, rest.join('/'));
  if (!eintrag) throw new AppError('nicht_gefunden', 'Einen dieser Inhalte gibt es nicht mehr.');
  return { art: INHALT, inhaltsart: art, referenz: '', angaben: buildAngaben(eintrag) };
}

/**
 * Several entries are released as their newest versions are, or withdrawn: each as its own form would do it, one after
 * the other, and all of them or none.
 */
export function createSammelbearbeitung(
  { find }: Publikationen,
  akteur: Bearbeiter,
  absender: Freigabeabsender,
): Befehl<Sammelbearbeitung, null> {
  return {
    name: 'redaktion-mehrere',
    // What one of them comes to is only known when those before it are done.
    check: async () => ({ fund: null }),

    async perform(trx, { beitraege, was, ohne_ersatz }) {
      const fehler: FeldFehler[] = [];
      const mails: Mail[] = [];
      // In one order, so that two who do so do not wait for each other.
      for (const wahl of [...new Set(beitraege)].sort()) {
        const trenner = wahl.lastIndexOf(':');
        const { art, inhaltsart, referenz, angaben } = await findGewaehltes(trx, wahl.slice(0, trenner));
        const publikation = find(art, inhaltsart);
        if (!publikation) throw new AppError('konflikt', 'Diese Art von Beitrag ist ausgeschaltet.');
        const refuse = (meldungen: readonly string[]) =>
          fehler.push({
            feld: 'beitraege',
            meldung: `„${String(angaben.titel)}“${referenz && ` (${referenz})`}: ${meldungen.join(' ')}`,
          });
        // What its form would send if nobody had changed anything in it, measured as what it sends is.
        const { data, error } = safeParse(publikation.schema, {
          ...buildWerte({ ...angaben, ...pickZeiten(publikation.showAngaben(angaben)) }),
          referenz,
          version: wahl.slice(trenner + 1),
          was,
          ohne_ersatz,
        });
        if (error) {
          refuse(error.issues.map(({ message }) => message));
          continue;
        }
        const eingabe = data as BeitragEingabe;
        const befehl = createBearbeitung(publikation, akteur, absender);
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
