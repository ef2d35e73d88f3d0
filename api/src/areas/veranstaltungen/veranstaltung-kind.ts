import { createVeranstaltungSchema, type Veranstaltung } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import { VERANSTALTUNG_FIELDS } from '@gm/shared/areas/veranstaltungen/veranstaltung-fields';
import { formatDate } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import { PRIVACY, RIGHTS } from '@gm/shared/schemas/consents';
import { CONTACT_WAYS, getWord, LOCATION_AND_TIME } from '../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../core/desk/release-kind.ts';
import { buildContentHref } from '../../core/editor/store/build-editorial-route.ts';
import { toText } from '../../core/forms/rich-text.ts';
import { getOrganiser } from '../branchenverzeichnis/area.ts';
import { createCalendarRepository } from './calendar-repository.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { publishVeranstaltung, withdrawVeranstaltung } from './publish-veranstaltung.ts';
import { veranstaltungKind } from './veranstaltung-content-kind.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';

/** Enough to see whether the day is full. */
const MOST_BESIDE = 10;

export const VERANSTALTUNG: ReleaseKind<Veranstaltung> = {
  name: 'veranstaltung',
  kuerzel: 'VE',
  bezeichnung: 'Veranstaltungseintrag',
  anrede: 'Ihr Veranstaltungseintrag',
  zweck: 'Wir prüfen Ihren Eintrag und veröffentlichen ihn im Veranstaltungskalender.',
  dank: {
    titel: 'Vielen Dank für Ihren Eintrag!',
    eingegangen: 'Ihre Veranstaltung ist bei uns eingegangen.',
    weiter: 'Wir prüfen sie; danach erscheint sie im Veranstaltungskalender.',
  },
  felder: VERANSTALTUNG_FIELDS,
  zustimmungen: { rechte: RIGHTS, datenschutz: PRIVACY },
  async getWorte(db, input) {
    const categories = await createVeranstaltungRepository(db).listRubriken();
    const names = categories
      .filter(({ id }) => input.veranstaltungen_rubrik.includes(id))
      .map(({ rubrik: category }) => category);
    return {
      ...(await getOrganiser(db, input)),
      veranstaltungen_rubrik: names.join(', '),
      text: toText(input.text),
    };
  },
  schema: createVeranstaltungSchema(0),
  korrigierbar: {
    ...LOCATION_AND_TIME,
    veranstalter: 'text',
    ...CONTACT_WAYS,
    bildtext: 'text',
    bildcopyright: 'text',
  },
  html: ['text'],
  getTitel: (details) => `${getWord(details, 'titel')}, ${formatDate(getWord(details, 'datum_von'))}`,
  freigabe: {
    titel: 'Freigeben und veröffentlichen',
    folge: 'Die Veranstaltung steht sofort im öffentlichen Kalender; der Absender bekommt den Link.',
    mail: 'Ihre Veranstaltung steht jetzt in unserem Veranstaltungskalender.',
  },
  absage: 'Leider können wir Ihre Veranstaltung nicht in den Kalender aufnehmen.',

  release: publishVeranstaltung,
  withdraw: withdrawVeranstaltung,

  async listRelated(db, { id }) {
    const eintragungen = createEintragungRepository(db);
    const { id: num, veranstaltung_id: event } = await eintragungen.findZuEinsendung(id);
    return eintragungen.listSubmissions(event ?? num);
  },

  async showExtras(db, { id, angaben: { datum_von: from, datum_bis: until } }) {
    const { veranstaltung_id: event } = await createEintragungRepository(db).findZuEinsendung(id);
    const calendar = createCalendarRepository(db);
    const { data } = await calendar.list({ ab: from, bis: until }, { seite: 1, proSeite: MOST_BESIDE });
    const beside = data.filter((other) => other.id !== event);
    const page = event === null ? null : await calendar.findSeite(event);
    return {
      amSelbenTag: beside.map((other) => ({
        text: [other.titel, formatPeriod(other), other.veranstaltungsort].filter(Boolean).join(', '),
        href: other.detailURL,
      })),
      ...(page && {
        oeffentlich: page.pfad,
        weiter: { text: 'Im Kalender bearbeiten', href: buildContentHref(veranstaltungKind.name, String(event)) },
      }),
    };
  },
};
