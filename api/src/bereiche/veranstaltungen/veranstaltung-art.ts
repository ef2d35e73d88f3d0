import { createVeranstaltungSchema, type Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { VERANSTALTUNG_FELDER } from '@gm/shared/bereiche/veranstaltungen/veranstaltung-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { DATENSCHUTZ, RECHTE } from '@gm/shared/schemas/zustimmungen';
import { toText } from '../../kern/formulare/rich-text.ts';
import { getWort, KONTAKTWEGE, ORT_UND_ZEIT } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';
import { buildInhaltHref } from '../../kern/redaktion/build-redaktion-route.ts';
import { getVeranstalter } from '../branchenverzeichnis/bereich.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { createKalenderRepository } from './kalender-repository.ts';
import { publishVeranstaltung, withdrawVeranstaltung } from './publish-veranstaltung.ts';
import { veranstaltungArt } from './veranstaltung-inhaltsart.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';

export const VERANSTALTUNG: Freigabeart<Veranstaltung> = {
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
  schema: createVeranstaltungSchema(0),
  korrigierbar: { ...ORT_UND_ZEIT, veranstalter: 'text', ...KONTAKTWEGE, bildtext: 'text', bildcopyright: 'text' },
  html: ['text'],
  getTitel: (angaben) => `${getWort(angaben, 'titel')}, ${formatDatum(getWort(angaben, 'datum_von'))}`,
  freigabe: {
    titel: 'Freigeben und veröffentlichen',
    folge: 'Die Veranstaltung steht sofort im öffentlichen Kalender; der Absender bekommt den Link.',
    mail: 'Ihre Veranstaltung steht jetzt in unserem Veranstaltungskalender.',
  },
  absage: 'Leider können wir Ihre Veranstaltung nicht in den Kalender aufnehmen.',

  release: publishVeranstaltung,
  withdraw: withdrawVeranstaltung,

  async showBeiwerk(db, { id }) {
    const { veranstaltung_id } = await createEintragungRepository(db).findZuEinsendung(id);
    if (veranstaltung_id === null) return {};
    const seite = await createKalenderRepository(db).findSeite(veranstaltung_id);
    const href = buildInhaltHref(veranstaltungArt.name, String(veranstaltung_id));
    return seite ? { oeffentlich: seite.pfad, weiter: { text: 'Im Kalender bearbeiten', href } } : {};
  },
};
