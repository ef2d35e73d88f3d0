import {
  endsBetreuung,
  FERIENBETREUUNG_FELDER,
  KERNZEITBETREUUNG_FELDER,
  KITAVORMERKUNG_FELDER,
} from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { type Ferienbetreuung, ferienbetreuungSchema } from '@gm/shared/bereiche/betreuung/ferienbetreuung';
import {
  asksFor,
  type Kernzeitbetreuung,
  kernzeitbetreuungSchema,
} from '@gm/shared/bereiche/betreuung/kernzeitbetreuung';
import { type Kitavormerkung, kitavormerkungSchema } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { DATENSCHUTZ, FOTOS } from '@gm/shared/schemas/zustimmungen';
import { getWort } from '../../kern/freigaben/bausteine.ts';
import type { Angaben, Freigabeart } from '../../kern/freigaben/freigabeart.ts';
import { getKita, KITA_FELDER } from './check-kitawuensche.ts';
import { findKitas } from './find-kitas.ts';
import { getBetreuungsworte } from './get-betreuungsworte.ts';

const getKind = (angaben: Angaben) => `${getWort(angaben, 'kind_vorname')} ${getWort(angaben, 'kind_name')}`;

/** What the desk knows of all of them alike. */
const KIND = {
  korrigierbar: {
    kind_vorname: 'text',
    kind_name: 'text',
    kind_geburtsdatum: 'datum',
    eltern_strasse: 'text',
    eltern_plz_ort: 'text',
    eltern_mobil: 'text',
  },
  getTitel: getKind,
  freigabe: {
    titel: 'Platz zusagen',
    folge: 'Die Familie bekommt die Zusage per E-Mail.',
    mail: 'Wir freuen uns, Ihnen einen Platz zusagen zu können.',
  },
  absage: 'Leider können wir Ihnen zurzeit keinen Platz anbieten.',
} satisfies Partial<Freigabeart>;

export const FERIENBETREUUNG: Freigabeart<Ferienbetreuung> = {
  ...KIND,
  name: 'ferienbetreuung',
  kuerzel: 'FB',
  bezeichnung: 'Ferienbetreuung',
  anrede: 'Ihre Anfrage zur Ferienbetreuung',
  zweck: 'Wir vergeben die Plätze der Ferienbetreuung und schreiben Ihnen, ob Ihr Kind einen bekommt.',
  dank: {
    titel: 'Vielen Dank für Ihre Anfrage!',
    eingegangen: 'Ihre Daten sind bei uns eingegangen.',
    weiter: 'Eine definitive Zu- oder Absage erhalten Sie in einer separaten Mail.',
  },
  felder: FERIENBETREUUNG_FELDER,
  zustimmungen: { fotos: FOTOS, valid: DATENSCHUTZ },
  getWorte: async (_db, eingabe) => getBetreuungsworte(eingabe),
  schema: ferienbetreuungSchema,
};

export const KERNZEITBETREUUNG: Freigabeart<Kernzeitbetreuung> = {
  ...KIND,
  name: 'kernzeitbetreuung',
  kuerzel: 'KZ',
  bezeichnung: 'Kernzeitbetreuung',
  anrede: 'Ihre Anfrage zur Kernzeitbetreuung',
  zweck: 'Wir bearbeiten Anmeldung, Änderung oder Abmeldung der Kernzeitbetreuung.',
  dank: {
    titel: 'Vielen Dank für Ihre Anfrage!',
    eingegangen: 'Ihre Daten sind bei uns eingegangen.',
    weiter: 'Wir prüfen Ihre Anfrage und melden uns bei Ihnen.',
  },
  felder: KERNZEITBETREUUNG_FELDER,
  zustimmungen: { fotos: FOTOS, valid: DATENSCHUTZ },
  getWorte: async (_db, eingabe) => getBetreuungsworte(eingabe),
  schema: kernzeitbetreuungSchema,
  getTitel: (angaben) => [getKind(angaben), getWort(angaben, 'art')].filter(Boolean).join(', '),
  asksFor: (feld, { art }) => asksFor(feld, art),
  freigabe: {
    titel: 'Anfrage bestätigen',
    folge: 'Die Familie bekommt die Bestätigung per E-Mail.',
    mail: 'Wir bestätigen Ihre Anfrage.',
  },
  absage: ({ art }) => (endsBetreuung(art) ? 'Leider können wir Ihre Abmeldung nicht bestätigen.' : KIND.absage),
};

export const KITAVORMERKUNG: Freigabeart<Kitavormerkung> = {
  ...KIND,
  name: 'kitavormerkung',
  kuerzel: 'KV',
  bezeichnung: 'Kita-Vormerkung',
  anrede: 'Ihre Kita-Vormerkung',
  zweck: 'Wir vergeben die Plätze in den Kitas und schreiben Ihnen, ob Ihr Kind einen bekommt.',
  dank: {
    titel: 'Vielen Dank für Ihre Vormerkung!',
    eingegangen: 'Ihre Vormerkung ist bei uns eingegangen.',
    weiter: 'Wir melden uns, sobald über einen Platz entschieden ist.',
  },
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
  schema: kitavormerkungSchema,
};
