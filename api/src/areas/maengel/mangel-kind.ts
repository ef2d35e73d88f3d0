import { type Mangel, mangelSchema } from '@gm/shared/areas/maengel/mangel';
import { MANGEL_FIELDS } from '@gm/shared/areas/maengel/mangel-fields';
import { PRIVACY } from '@gm/shared/schemas/consents';
import { getWord } from '../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../core/desk/release-kind.ts';
import { createSecret } from '../../core/platform/config/secret.ts';
import { buildStatePath, LIST_PATH } from './maengel-path.ts';
import { createMangelRepository, MANGEL_FORM } from './mangel-repository.ts';

/** Format accepted by map apps: `48.83112, 8.50231`. */
const formatPoint = ({ breitengrad: latitude, laengengrad: longitude }: Mangel): string =>
  latitude === null || longitude === null ? '' : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

export const MANGEL: ReleaseKind<Mangel> = {
  name: MANGEL_FORM,
  kuerzel: 'MG',
  bezeichnung: 'Meldung',
  anrede: 'Ihre Meldung',
  zweck: 'Wir lassen den Schaden beheben und sagen Ihnen, wie es weitergeht, wenn Sie das möchten.',
  dank: {
    titel: 'Danke für Ihre Meldung!',
    eingegangen: 'Ihre Meldung ist bei uns angekommen.',
    weiter: 'Wir sehen uns die Stelle an und kümmern uns darum.',
  },
  felder: MANGEL_FIELDS,
  zustimmungen: { datenschutz: PRIVACY },
  getWorte: async (_db, input) => ({ breitengrad: formatPoint(input) }),
  schema: mangelSchema,
  korrigierbar: { strasse: 'text', hausnummer: 'text', beschreibung: 'mehrzeilig' },
  getTitel: (details) => [getWord(details, 'art'), getWord(details, 'strasse')].filter(Boolean).join(', '),
  freigabe: {
    titel: 'Als behoben abschließen',
    folge:
      'In der öffentlichen Liste steht „behoben“. Alle, die es gemeldet und eine E-Mail-Adresse genannt haben, erfahren es.',
    stand: 'erledigt',
    mail: 'Was Sie gemeldet haben, ist behoben. Danke, dass Sie hingesehen haben!',
  },
  absage: 'Wir haben uns Ihre Meldung angesehen, können hier aber nichts tun.',
  release: async () => LIST_PATH,
  listReaders: (db, id) => createMangelRepository(db).listReaders(id),
  weiterleitung: {
    async findStelle(db, { art: kind }) {
      const masterData = await createMangelRepository(db).readStammdaten();
      const stelle = masterData?.arten.find(({ name }) => name === kind)?.stelle;
      return (stelle && masterData?.stellen[stelle]) || null;
    },
    async buildLink(trx, id) {
      const maengel = createMangelRepository(trx);
      const known = await maengel.findStellenkey(id);
      if (known) return buildStatePath(known);
      const { token: key } = createSecret();
      await maengel.link({ einsendung_id: id, wer: 'stelle', schluessel: key });
      return buildStatePath(key);
    },
  },
};
