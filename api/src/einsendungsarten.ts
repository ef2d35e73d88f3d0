import {
  FERIENBETREUUNG_FELDER,
  KERNZEITBETREUUNG_FELDER,
  KITAVORMERKUNG_FELDER,
} from '@gm/shared/bereiche/betreuung/betreuung-felder';
import type { Ferienbetreuung } from '@gm/shared/bereiche/betreuung/ferienbetreuung';
import type { Kernzeitbetreuung } from '@gm/shared/bereiche/betreuung/kernzeitbetreuung';
import type { Kitavormerkung } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { FEHLERMELDUNG_FELDER } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung-felder';
import type { Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import { VORSCHLAG_FELDER } from '@gm/shared/bereiche/ferienprogramm/vorschlag-felder';
import type { Hallenanmietung } from '@gm/shared/bereiche/hallen/hallenanmietung';
import { ANMIETER_FELDER, HALLENANMIETUNG_FELDER } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { KONTAKT_FELDER } from '@gm/shared/bereiche/kontakt/kontakt-felder';
import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { VERANSTALTUNG_FELDER } from '@gm/shared/bereiche/veranstaltungen/veranstaltung-felder';
import { DATENSCHUTZ, FOTOS, RECHTE, RICHTIGKEIT } from '@gm/shared/schemas/zustimmungen';
import { getKita, KITA_FELDER } from './bereiche/betreuung/check-kitawuensche.ts';
import { findKitas } from './bereiche/betreuung/find-kitas.ts';
import { getBetreuungsworte } from './bereiche/betreuung/get-betreuungsworte.ts';
import { getVeranstalter } from './bereiche/branchenverzeichnis/check-veranstalter.ts';
import { createVeranstaltungRepository } from './bereiche/veranstaltungen/veranstaltung-repository.ts';
import type { Datenquelle } from './kern/daten/database.ts';
import type { Felder } from './kern/formulare/describe-angaben.ts';
import { toText } from './kern/formulare/rich-text.ts';

/** What mails and the desk have to know of a kind of form. */
export interface Einsendungsart<Eingabe = unknown> {
  /** Name in the address, e.g. `fehlermeldung`; also in the settings `MAIL_EMPFAENGER` and `AUFBEWAHRUNG_TAGE`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  kuerzel: string;
  /** What one of them is called, e.g. `Fehlermeldung`; and in a letter to the sender: `Ihre Fehlermeldung`. */
  bezeichnung: string;
  anrede: string;
  /** Labels in the order of the page. Consents are left out of what is kept: without them nothing arrives here. */
  felder: Felder;
  /** Wording of the boxes that are ticked to agree, by field. */
  zustimmungen: Readonly<Record<string, string>>;
  /** What to show in place of a value, e.g. the names of categories. */
  getWorte?(db: Datenquelle, eingabe: Eingabe): Promise<Readonly<Record<string, string | undefined>>>;
}

export const FEHLERMELDUNG: Einsendungsart = {
  name: 'fehlermeldung',
  kuerzel: 'FM',
  bezeichnung: 'Fehlermeldung',
  anrede: 'Ihre Fehlermeldung',
  felder: FEHLERMELDUNG_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
};

export const KONTAKT: Einsendungsart = {
  name: 'kontakt',
  kuerzel: 'KO',
  bezeichnung: 'Nachricht',
  anrede: 'Ihre Nachricht',
  felder: KONTAKT_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
};

export const VORSCHLAG: Einsendungsart<Vorschlag> = {
  name: 'vorschlag',
  kuerzel: 'FV',
  bezeichnung: 'Vorschlag zum Ferienprogramm',
  anrede: 'Ihr Vorschlag zum Ferienprogramm',
  felder: VORSCHLAG_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
  getWorte: getVeranstalter,
};

export const VERANSTALTUNG: Einsendungsart<Veranstaltung> = {
  name: 'veranstaltung',
  kuerzel: 'VE',
  bezeichnung: 'Veranstaltungseintrag',
  anrede: 'Ihr Veranstaltungseintrag',
  felder: VERANSTALTUNG_FELDER,
  zustimmungen: { rechte: RECHTE, datenschutz: DATENSCHUTZ },
  async getWorte(db, eingabe) {
    const rubriken = await createVeranstaltungRepository(db).listRubriken();
    const namen = rubriken.filter(({ id }) => eingabe.veranstaltungen_rubrik.includes(id)).map(({ rubrik }) => rubrik);
    return {
      ...(await getVeranstalter(db, eingabe)),
      veranstaltungen_rubrik: namen.join(', '),
      text: toText(eingabe.text),
    };
  },
};

export const HALLENANMIETUNG: Einsendungsart<Hallenanmietung> = {
  name: 'hallenanmietung',
  kuerzel: 'HA',
  bezeichnung: 'Hallenanmietung',
  anrede: 'Ihre Hallenanmietung',
  felder: { ...ANMIETER_FELDER, ...HALLENANMIETUNG_FELDER, veranstaltungen_id: 'Veranstaltung' },
  zustimmungen: { valid: RICHTIGKEIT },
  async getWorte(db, eingabe) {
    const { veranstaltungen_id: id } = eingabe;
    const veranstaltung =
      id === null ? null : await createVeranstaltungRepository(db).find(id, { auchUngeprueft: true });
    return {
      veranstaltungen_id: id === null ? '' : `${veranstaltung?.titel ?? 'gelöscht'} (Nummer ${id})`,
      hausmeister: { '1': 'ja', '0': 'nein' }[eingabe.hausmeister as '0' | '1'] ?? '',
      besucherzahl: eingabe.besucherzahl === null ? '' : String(eingabe.besucherzahl),
    };
  },
};

export const FERIENBETREUUNG: Einsendungsart<Ferienbetreuung> = {
  name: 'ferienbetreuung',
  kuerzel: 'FB',
  bezeichnung: 'Ferienbetreuung',
  anrede: 'Ihre Anfrage zur Ferienbetreuung',
  felder: FERIENBETREUUNG_FELDER,
  zustimmungen: { fotos: FOTOS, valid: DATENSCHUTZ },
  getWorte: async (_db, eingabe) => getBetreuungsworte(eingabe),
};

export const KERNZEITBETREUUNG: Einsendungsart<Kernzeitbetreuung> = {
  name: 'kernzeitbetreuung',
  kuerzel: 'KZ',
  bezeichnung: 'Kernzeitbetreuung',
  anrede: 'Ihre Anfrage zur Kernzeitbetreuung',
  felder: KERNZEITBETREUUNG_FELDER,
  zustimmungen: { fotos: FOTOS, valid: DATENSCHUTZ },
  getWorte: async (_db, eingabe) => getBetreuungsworte(eingabe),
};

export const KITAVORMERKUNG: Einsendungsart<Kitavormerkung> = {
  name: 'kitavormerkung',
  kuerzel: 'KV',
  bezeichnung: 'Kita-Vormerkung',
  anrede: 'Ihre Kita-Vormerkung',
  felder: KITAVORMERKUNG_FELDER,
  zustimmungen: { valid: DATENSCHUTZ },
  async getWorte(db, eingabe) {
    const kitas = await findKitas(db);
    const namen = KITA_FELDER.map((feld) => [feld, getKita(kitas, eingabe[feld])]);
    return {
      ...getBetreuungsworte(eingabe),
      ...Object.fromEntries(namen),
      vorrang: eingabe.vorrang.replaceAll(',', ', '),
    };
  },
};
