import { type Mangel, mangelSchema } from '@gm/shared/bereiche/maengel/mangel';
import { MANGEL_FELDER } from '@gm/shared/bereiche/maengel/mangel-felder';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { createSecret } from '../../kern/betrieb/geheimnis.ts';
import { getWort } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';
import { buildStandPfad, LISTE_PFAD } from './maengel-pfad.ts';
import { createMangelRepository, MANGEL_FORMULAR } from './mangel-repository.ts';

/** As maps and telephones take it: `48.83112, 8.50231`. */
const formatPunkt = ({ breitengrad, laengengrad }: Mangel): string =>
  breitengrad === null || laengengrad === null ? '' : `${breitengrad.toFixed(5)}, ${laengengrad.toFixed(5)}`;

export const MANGEL: Freigabeart<Mangel> = {
  name: MANGEL_FORMULAR,
  kuerzel: 'MG',
  bezeichnung: 'Meldung',
  anrede: 'Ihre Meldung',
  zweck: 'Wir lassen den Schaden beheben und sagen Ihnen, wie es weitergeht, wenn Sie das möchten.',
  dank: {
    titel: 'Danke für Ihre Meldung!',
    eingegangen: 'Ihre Meldung ist bei uns angekommen.',
    weiter: 'Wir sehen uns die Stelle an und kümmern uns darum.',
  },
  felder: MANGEL_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
  getWorte: async (_db, eingabe) => ({ breitengrad: formatPunkt(eingabe) }),
  schema: mangelSchema,
  korrigierbar: { strasse: 'text', hausnummer: 'text', beschreibung: 'mehrzeilig' },
  getTitel: (angaben) => [getWort(angaben, 'art'), getWort(angaben, 'strasse')].filter(Boolean).join(', '),
  freigabe: {
    titel: 'Als behoben abschließen',
    folge:
      'In der öffentlichen Liste steht „behoben“. Alle, die es gemeldet und eine E-Mail-Adresse genannt haben, erfahren es.',
    mail: 'Was Sie gemeldet haben, ist behoben. Danke, dass Sie hingesehen haben!',
  },
  absage: 'Wir haben uns Ihre Meldung angesehen, können hier aber nichts tun.',
  release: async () => LISTE_PFAD,
  listMitleser: (db, id) => createMangelRepository(db).listMitleser(id),
  weiterleitung: {
    async findStelle(db, { art }) {
      const stammdaten = await createMangelRepository(db).readStammdaten();
      const stelle = stammdaten?.arten.find(({ name }) => name === art)?.stelle;
      return (stelle && stammdaten?.stellen[stelle]) || null;
    },
    async buildLink(trx, id) {
      const maengel = createMangelRepository(trx);
      const bekannt = await maengel.findStellenkey(id);
      if (bekannt) return buildStandPfad(bekannt);
      const { token: schluessel } = createSecret();
      await maengel.link({ einsendung_id: id, wer: 'stelle', schluessel });
      return buildStandPfad(schluessel);
    },
  },
};
