import {
  endsBetreuung,
  FERIENBETREUUNG_FIELDS,
  KERNZEITBETREUUNG_FIELDS,
  KITAVORMERKUNG_FIELDS,
} from '@gm/shared/areas/betreuung/betreuung-fields';
import { type Ferienbetreuung, ferienbetreuungSchema } from '@gm/shared/areas/betreuung/ferienbetreuung';
import { asksFor, type Kernzeitbetreuung, kernzeitbetreuungSchema } from '@gm/shared/areas/betreuung/kernzeitbetreuung';
import { type Kitavormerkung, kitavormerkungSchema } from '@gm/shared/areas/betreuung/kitavormerkung';
import { PHOTOS, PRIVACY } from '@gm/shared/schemas/consents';
import { getWord } from '../../core/desk/pieces.ts';
import type { Details, ReleaseKind } from '../../core/desk/release-kind.ts';
import { getKita, KITA_FIELDS } from './check-kita-wishes.ts';
import { findKitas } from './find-kitas.ts';
import { getBetreuungsWords } from './get-betreuungs-words.ts';

const getChild = (details: Details) => `${getWord(details, 'kind_vorname')} ${getWord(details, 'kind_name')}`;

/** Details of the child, common to all forms. */
const CHILD = {
  korrigierbar: {
    kind_vorname: 'text',
    kind_name: 'text',
    kind_geburtsdatum: 'datum',
    eltern_strasse: 'text',
    eltern_plz_ort: 'text',
    eltern_mobil: 'text',
  },
  getTitel: getChild,
  freigabe: {
    titel: 'Platz zusagen',
    folge: 'Die Familie bekommt die Zusage per E-Mail.',
    mail: 'Wir freuen uns, Ihnen einen Platz zusagen zu können.',
  },
  absage: 'Leider können wir Ihnen zurzeit keinen Platz anbieten.',
} satisfies Partial<ReleaseKind>;

export const FERIENBETREUUNG: ReleaseKind<Ferienbetreuung> = {
  ...CHILD,
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
  felder: FERIENBETREUUNG_FIELDS,
  zustimmungen: { fotos: PHOTOS, valid: PRIVACY },
  getWorte: async (_db, input) => getBetreuungsWords(input),
  schema: ferienbetreuungSchema,
};

export const KERNZEITBETREUUNG: ReleaseKind<Kernzeitbetreuung> = {
  ...CHILD,
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
  felder: KERNZEITBETREUUNG_FIELDS,
  zustimmungen: { fotos: PHOTOS, valid: PRIVACY },
  getWorte: async (_db, input) => getBetreuungsWords(input),
  schema: kernzeitbetreuungSchema,
  getTitel: (details) => [getChild(details), getWord(details, 'art')].filter(Boolean).join(', '),
  asksFor: (field, { art: kind }) => asksFor(field, kind),
  freigabe: {
    titel: 'Anfrage bestätigen',
    folge: 'Die Familie bekommt die Bestätigung per E-Mail.',
    mail: 'Wir bestätigen Ihre Anfrage.',
  },
  absage: ({ art: kind }) =>
    endsBetreuung(kind) ? 'Leider können wir Ihre Abmeldung nicht bestätigen.' : CHILD.absage,
};

export const KITAVORMERKUNG: ReleaseKind<Kitavormerkung> = {
  ...CHILD,
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
  felder: KITAVORMERKUNG_FIELDS,
  zustimmungen: { valid: PRIVACY },
  async getWorte(db, input) {
    const kitas = await findKitas(db);
    const names = KITA_FIELDS.map((field) => [field, getKita(kitas, input[field])]);
    return {
      ...getBetreuungsWords(input),
      ...Object.fromEntries(names),
      vorrang: input.vorrang.replaceAll(',', ', '),
    };
  },
  schema: kitavormerkungSchema,
};
