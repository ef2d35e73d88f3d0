import { createEilmeldungRepository } from '../daten/eilmeldung-repository.ts';
import type { Publikation } from './publikation.ts';

/** What the form's schema makes of an urgent notice. */
interface EilmeldungAngaben {
  titel: string;
  text: string;
  link: string;
}

const TAG_MS = 24 * 3_600_000;

/** Banner and notification follow from the table, whoever writes it (`eilmeldungen/folge-eilmeldungen.ts`). */
export const eilmeldung: Publikation = {
  name: 'eilmeldung',
  bezeichnung: 'Eilmeldung',
  istHtml: false,
  hatSeite: false,
  listeRubriken: async () => [],

  async schreibe(trx, { id, ab, bis }, { angaben }) {
    // Only the form's own schema has written them.
    const { titel, text, link } = angaben as unknown as EilmeldungAngaben;
    const von = ab ?? new Date();
    // A draft whose end is not decided yet has a preview, too.
    const ende = bis ?? new Date(von.getTime() + TAG_MS);
    await createEilmeldungRepository(trx).speichere(id, { titel, text, link: link || null, von, bis: ende });
  },

  entferne: (trx, beitrag) => createEilmeldungRepository(trx).entferneZuBeitrag(beitrag),
  findePfad: async (db, beitrag) => ((await createEilmeldungRepository(db).findeZuBeitrag(beitrag)) ? '/' : null),
  melde: async () => {},
  zeige: (trx, beitrag) => createEilmeldungRepository(trx).findeZuBeitrag(beitrag),
};
