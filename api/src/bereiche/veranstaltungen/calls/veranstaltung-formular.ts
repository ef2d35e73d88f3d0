import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { toHtml } from '../../../kern/formulare/rich-text.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { findNextNumber } from '../../../kern/redaktion/inhalt/number-daten.ts';
import { checkVeranstalter } from '../../branchenverzeichnis/bereich.ts';
import { createEintragungRepository } from '../eintragung-repository.ts';
import { formatEventReference } from '../event-reference.ts';
import { VERANSTALTUNG } from '../veranstaltung-art.ts';
import { veranstaltungArt } from '../veranstaltung-inhaltsart.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

async function check(db: Datenquelle, eingabe: Veranstaltung): Promise<FeldFehler[]> {
  const rubriken = await createVeranstaltungRepository(db).listRubriken();
  const unbekannt = eingabe.veranstaltungen_rubrik.some((nummer) => rubriken.every(({ id }) => id !== nummer));
  const meldung = 'Bitte wählen Sie mindestens eine Rubrik aus.';
  return [
    ...(unbekannt ? [{ feld: 'veranstaltungen_rubrik', meldung }] : []),
    ...(await checkVeranstalter(db, eingabe)),
  ];
}

/** Page where a hall is asked for (requirement H-1). */
const HALLENSEITE = '/veranstaltungen-hallenanmietung/';

const buildVerweis = async (db: Datenquelle, id: number) =>
  formatEventReference(id, await createEintragungRepository(db).findSchluessel(id));

/** An event for the calendar: stored unreleased, acknowledged, and passed on to the office. */
export function createVeranstaltungFormular(config: Config): Formular<Veranstaltung> {
  return createEinsendung<Veranstaltung>(config, {
    ...VERANSTALTUNG,
    getEmail: ({ email }) => email,
    check,
    buildVerweis,
    zusatz: {
      findSchluessel: (trx, { id }) => buildVerweis(trx, id),
      describe: (verweis) => [
        { art: 'absatz', text: 'Brauchen Sie eine Halle dafür? Hier können Sie sie anfragen.' },
        {
          art: 'knopf',
          text: 'Halle anfragen',
          adresse: new URL(`${HALLENSEITE}?id=${verweis}`, config.SITE_URL).href,
        },
      ],
    },
    complete: async (_db, eingabe) => ({ ...eingabe, text: toHtml(eingabe.text) }),
    async saveAlong(trx, _eingabe, einsendung) {
      // Who releases one at the same time gets another number.
      await createInhaltRepository(trx).lock();
      const id = await findNextNumber(trx, veranstaltungArt);
      await createEintragungRepository(trx).save(id, einsendung);
      return id;
    },
  });
}
