import type { Mangel } from '@gm/shared/bereiche/maengel/mangel';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { checkMangel } from '../check-mangel.ts';
import { buildStandPfad } from '../maengel-pfad.ts';
import { MANGEL } from '../mangel-art.ts';
import { createMangelRepository } from '../mangel-repository.ts';

/** A report, and the earlier one it is about where somebody has joined it. */
type Auftrag = Mangel & { frueher?: { id: number; referenz: string } };

/** A report of a defect, with a private link that shows how it stands; or one more who has seen what is reported already. */
export function createMangelFormular(config: Config): Formular<Auftrag> {
  const neu = createEinsendung<Auftrag>(config, {
    ...MANGEL,
    getEmail: ({ email }) => email,
    async check(db, eingabe) {
      const maengel = createMangelRepository(db);
      if (eingabe.gleich === null) return checkMangel(await maengel.readStammdaten(), eingabe);
      if (await maengel.findOffen(eingabe.gleich)) return [];
      return [{ feld: 'gleich', meldung: 'Diese Meldung ist inzwischen erledigt. Bitte melden Sie es neu.' }];
    },
    zusatz: {
      findSchluessel: (trx, { id }) => createMangelRepository(trx).findKey(id),
      describe: (schluessel) => [
        { art: 'absatz', text: 'Wie es steht, sehen Sie jederzeit hier.' },
        { art: 'knopf', text: 'Meldung ansehen', adresse: new URL(buildStandPfad(schluessel), config.SITE_URL).href },
        { art: 'absatz', text: 'Dieser Link ist nur für Sie.' },
      ],
    },
    saveAlong: (trx, _eingabe, einsendung_id) => link(trx, { einsendung_id, wer: 'absender' }),
    buildVerweis: (db, id) => createMangelRepository(db).findKey(id),
  });

  function link(trx: Datenquelle, wessen: { einsendung_id: number; wer: 'absender' | 'weitere'; email?: string }) {
    return createMangelRepository(trx).link({ ...wessen, schluessel: createSecret().token });
  }

  return {
    ...neu,
    async complete(trx, eingabe) {
      const frueher = eingabe.gleich === null ? null : await createMangelRepository(trx).findOffen(eingabe.gleich);
      return frueher ? { ...eingabe, frueher } : eingabe;
    },
    getReferenz: ({ frueher }) => frueher?.referenz,
    save: async (trx, eingabe, beleg) =>
      eingabe.frueher
        ? link(trx, { einsendung_id: eingabe.frueher.id, wer: 'weitere', email: eingabe.email })
        : neu.save(trx, eingabe, beleg),
    // The office knows of it already.
    composeMails: async (trx, eingabe, eingang, optionen) =>
      eingabe.frueher ? [] : neu.composeMails(trx, eingabe, eingang, optionen),
  };
}
