import { createVorschlagSchema, type Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import { VORSCHLAG_FELDER } from '@gm/shared/bereiche/ferienprogramm/vorschlag-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { getWort, KONTAKTWEGE, ORT_UND_ZEIT } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';
import { getVeranstalter } from '../branchenverzeichnis/bereich.ts';
import { adoptVorschlag, withdrawVorschlag } from './adopt-vorschlag.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';

export const VORSCHLAG: Freigabeart<Vorschlag> = {
  name: 'vorschlag',
  kuerzel: 'FV',
  bezeichnung: 'Vorschlag zum Ferienprogramm',
  anrede: 'Ihr Vorschlag zum Ferienprogramm',
  zweck: 'Wir prüfen Ihren Vorschlag, sprechen uns mit Ihnen ab und veröffentlichen das Angebot im Ferienprogramm.',
  dank: {
    titel: 'Vielen Dank für Ihren Vorschlag!',
    eingegangen: 'Ihr Vorschlag für das Ferienprogramm ist bei uns eingegangen.',
    weiter: 'Wir prüfen ihn und melden uns bei Ihnen, bevor er veröffentlicht wird.',
  },
  felder: VORSCHLAG_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
  getWorte: getVeranstalter,
  schema: createVorschlagSchema(0),
  korrigierbar: { ...ORT_UND_ZEIT, veranstalter: 'text', ...KONTAKTWEGE, mitbringen: 'mehrzeilig' },
  getTitel: (angaben) => `${getWort(angaben, 'titel')}, ${formatDatum(getWort(angaben, 'datum_von'))}`,
  freigabe: {
    titel: 'In das Ferienprogramm aufnehmen',
    folge:
      'Der Vorschlag wird ein Entwurf im Ferienprogramm, den Sie dort ergänzen und veröffentlichen. Der Absender bekommt die Zusage per E-Mail.',
    mail: 'Wir nehmen Ihren Vorschlag gern in das Ferienprogramm auf. Auf unserer Website können Sie ihn unter „Kinderferienprogramm“, „Für Veranstalter“ ergänzen, bis wir ihn veröffentlichen; danach sehen Sie dort die Anmeldungen.',
  },
  absage: 'Leider können wir Ihren Vorschlag nicht in das Ferienprogramm aufnehmen.',

  async release(trx, sache, { uploads }) {
    await adoptVorschlag(trx, uploads, sache, sache.angaben);
    return null;
  },
  withdraw: withdrawVorschlag,

  /** Where it goes on once it was accepted. */
  async showBeiwerk(db, { id }) {
    const event = await createFerienentwurfRepository(db).findByEinsendung(id);
    if (!event) return {};
    const text = event.entwurf ? 'Entwurf ergänzen und veröffentlichen' : 'Veranstaltung im Ferienprogramm ansehen';
    return { weiter: { text, href: `/intranet/ferienprogramm/${event.id}/` } };
  },
};
