import { eilmeldungBeitragSchema } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsbeitrag';
import { EILMELDUNGSBEITRAG_FELDER } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsbeitrag-felder';
import { eilmeldungsvorschauSchema } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsvorschau';
import { createBildRepository } from '../../kern/bilder/bild-repository.ts';
import type { Publikation } from '../../kern/redaktion/publikation.ts';
import { EILMELDUNGEN } from './eilmeldung-pfad.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';

/** What the form's schema makes of an urgent notice. */
interface EilmeldungAngaben {
  titel: string;
  text: string;
  link: string;
  /** Missing in versions of the time when notices had no picture. */
  bildtext?: string;
  bildcopyright?: string;
}

const TAG_MS = 24 * 3_600_000;

/** Banner and notification follow from the table, whoever writes it (`eilmeldungen/folge-eilmeldungen.ts`). */
export const eilmeldung: Publikation = {
  name: 'eilmeldung',
  bezeichnung: 'Eilmeldung',
  kuerzel: 'EM',
  // A notice stands on every page.
  template: 'redaktion-eilmeldung',
  schema: eilmeldungBeitragSchema,
  felder: EILMELDUNGSBEITRAG_FELDER,
  istHtml: false,
  listAuswahl: async () => ({ rubriken: [], veranstalter: [] }),

  async write(trx, { id, ab, bis }, { angaben, bild_id }) {
    // Only the form's own schema has written them.
    const { titel, text, link, bildtext = '', bildcopyright = '' } = angaben as unknown as EilmeldungAngaben;
    if (bild_id) await createBildRepository(trx).name(bild_id, bildtext, bildcopyright);
    const von = ab ?? new Date();
    // A draft whose end is not decided yet has a preview, too.
    const ende = bis ?? new Date(von.getTime() + TAG_MS);
    await createEilmeldungRepository(trx).save(id, {
      titel,
      text,
      link: link || null,
      von,
      bis: ende,
      bild_id,
      bildtext: bild_id ? bildtext : null,
    });
  },

  remove: (trx, beitrag) => createEilmeldungRepository(trx).removeZuBeitrag(beitrag),

  async findPfad(db, beitrag) {
    const gefunden = await createEilmeldungRepository(db).findZuBeitrag(beitrag);
    return gefunden && EILMELDUNGEN.build(gefunden.id, gefunden.titel);
  },

  report: async () => {},

  async show(trx, beitrag) {
    const gefunden = await createEilmeldungRepository(trx).findZuBeitrag(beitrag);
    return gefunden && eilmeldungsvorschauSchema.parse(gefunden);
  },
};
