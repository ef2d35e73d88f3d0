import { artikelBeitragSchema } from '@gm/shared/bereiche/aktuelles/artikelbeitrag';
import { ARTIKELBEITRAG_FELDER } from '@gm/shared/bereiche/aktuelles/artikelbeitrag-felder';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { createBildRepository } from '../../kern/bilder/bild-repository.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import type { Publikation } from '../../kern/redaktion/publikation.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { createArtikelRepository } from './artikel-repository.ts';

/** What the form's schema makes of an article. */
interface ArtikelAngaben {
  titel: string;
  rubrik: string;
  einleitung: string;
  text: string;
  highlight: boolean;
  bildtext: string;
  bildcopyright: string;
  ab_datum: string | null;
}

/** Stands at a preview alone: nothing is released without a category. */
const OHNE_RUBRIK = 'Ohne Rubrik';

export const artikel: Publikation = {
  name: 'artikel',
  bezeichnung: 'Artikel',
  kuerzel: 'AR',
  template: 'artikel',
  schema: artikelBeitragSchema,
  felder: ARTIKELBEITRAG_FELDER,
  istHtml: true,

  async listAuswahl(db) {
    const namen = await createArtikelRepository(db).listRubriken();
    return { rubriken: namen.map((name) => ({ wert: name, text: name })), veranstalter: [] };
  },

  async write(trx, { id }, { angaben, bild_id }) {
    // Only the form's own schema has written them.
    const { titel, rubrik, einleitung, text, highlight, bildtext, bildcopyright, ab_datum } =
      angaben as unknown as ArtikelAngaben;
    if (bild_id) await createBildRepository(trx).name(bild_id, bildtext, bildcopyright);
    await createArtikelRepository(trx).save({
      beitrag: id,
      titel,
      einleitung: einleitung || null,
      text,
      rubrik: rubrik || OHNE_RUBRIK,
      highlight,
      bild_id,
      bildtext: bild_id ? bildtext : null,
      datum_von: ab_datum,
      heute: readBerlinerZeit(new Date()).tag,
    });
  },

  remove: (trx, beitrag) => createArtikelRepository(trx).removeZuBeitrag(beitrag),

  async findPfad(db, beitrag) {
    return (await createArtikelRepository(db).findZuBeitrag(beitrag))?.pfad ?? null;
  },

  async report(trx, beitrag, neu) {
    const repository = createArtikelRepository(trx);
    await createSucheRepository(trx).replace('artikel', await repository.listSuchzeilen());
    const gefunden = neu ? await repository.findZuBeitrag(beitrag) : null;
    const seite = gefunden && (await repository.findSeite(gefunden.id));
    if (!gefunden || !seite) return;
    const neuigkeit = { id: gefunden.id, titel: seite.titel, text: seite.einleitung ?? '', pfad: seite.pfad };
    await notifyOfNews(createPushRepository(trx), { name: 'artikel', tag: 'Aktuelles' }, [neuigkeit]);
  },

  async show(trx, beitrag) {
    const repository = createArtikelRepository(trx);
    const gefunden = await repository.findZuBeitrag(beitrag);
    return gefunden && repository.find(gefunden.id);
  },
};
