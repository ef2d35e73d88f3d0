import { type ContentKind, defineTexts } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { notifyOfNews } from '../../core/services/push/notify-of-news.ts';
import { createPushRepository } from '../../core/services/push/push-repository.ts';
import { ARTIKEL_CATEGORY, artikelFileSchema } from './artikel-file.ts';
import { createArtikelInventoryRepository } from './artikel-inventory-repository.ts';
import { ARTIKEL } from './artikel-path.ts';
import { createArtikelRepository } from './artikel-repository.ts';
import { buildArtikel } from './build-artikel.ts';
import { showInAdvance } from './show-in-advance.ts';

const artikelKind = {
  ...defineTexts('artikel', 'Artikel', 'artikel', artikelFileSchema),
  gruppe: 'Aktuelles',
  pfad: ARTIKEL,
  einer: 'Artikel',
  haeufig: true,
  spalten: ['rubrik', 'tage'],
  erscheint: {
    tag: 'tage',
    hinweis:
      'Ohne Beginn erscheint der Artikel mit der Freigabe, ohne Ende bleibt er stehen. Er trägt das Datum des Tages, an dem er zuerst erscheint. Ohne Uhrzeit gilt der ganze Tag.',
  },
  textbilder: true,
  textFehlt: 'Bitte schreiben Sie einen Text.',
  vorschlaege: { [ARTIKEL_CATEGORY]: (db) => createArtikelRepository(db).listRubriken() },
} as const satisfies ContentKind;

/** Articles. New ones dated today trigger a notification to subscribers. */
export const aktuellesContent = defineContent({
  arten: [artikelKind],
  einzeln: [artikelKind],
  read: (reader) => reader.listNummerierte(artikelKind),
  build: (artikel, { fotos: photos, tag: day }) => buildArtikel(artikel, photos, day),

  async write(trx, artikel, { tag: day }, numbers) {
    const inventory = createArtikelInventoryRepository(trx);
    const known = await inventory.listNumbers();
    await inventory.replace(artikel, numbers);
    const fromToday = artikel
      .filter(({ datum_von }) => datum_von === day)
      .map(({ id, titel: title, einleitung: intro, pfad: path }) => ({
        id,
        titel: title,
        text: intro ?? '',
        pfad: path,
      }));
    await notifyOfNews(createPushRepository(trx), { name: 'artikel', tag: 'Aktuelles' }, fromToday, known);
  },

  async show(artikel, { daten: data }, { fotos: photos }, db) {
    const line = artikel.find(({ id }) => id === (Object(data) as { id?: unknown }).id);
    if (!line) return null;
    const context = { artikel: await showInAdvance(db, line, photos) };
    return { template: 'artikel', context, einleitung: line.einleitung ?? null };
  },

  count: (artikel) => ({ Artikel: artikel.length }),
});
