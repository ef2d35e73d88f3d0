import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { toHtml } from '../../../kern/formulare/rich-text.ts';
import { checkVeranstalter } from '../../branchenverzeichnis/bereich.ts';
import { formatEventReference } from '../event-reference.ts';
import { VERANSTALTUNG } from '../veranstaltung-art.ts';
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
  formatEventReference(id, await createVeranstaltungRepository(db).findSchluessel(id));

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
    saveAlong: (trx, eingabe, einsendung_id) => {
      const { firma, route, rechte, datenschutz, bild, textMinChars, ...angaben } = eingabe;
      const { veranstaltungen_rubrik, veranstalter_brancheneintrag_zuordnung, ...veranstaltung } = angaben;
      return createVeranstaltungRepository(trx).save({
        ...veranstaltung,
        einsendung_id,
        rubriken: veranstaltungen_rubrik,
        brancheneintrag_id: veranstalter_brancheneintrag_zuordnung,
      });
    },
  });
}
