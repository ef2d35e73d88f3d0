import { defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { notifyOfNews } from '../../core/services/push/notify-of-news.ts';
import { createPushRepository } from '../../core/services/push/push-repository.ts';
import { branchenContent } from '../branchenverzeichnis/area.ts';
import { buildVeranstaltungen } from './build-veranstaltungen.ts';
import { createCalendarInventoryRepository } from './calendar-inventory-repository.ts';
import { showVeranstaltung } from './show-veranstaltung.ts';
import { locationKind, veranstaltungKind } from './veranstaltung-content-kind.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';
import { veranstaltungsCategoryFileSchema } from './veranstaltungen-files.ts';

const categoryKind = {
  ...defineList(
    'veranstaltungsrubrik',
    'Rubriken der Veranstaltungen',
    'veranstaltungsrubriken.yaml',
    veranstaltungsCategoryFileSchema,
  ),
  gruppe: 'Veranstaltungen',
  einer: 'Rubrik der Veranstaltungen',
} as const;

/** The calendar. New events trigger a notification to subscribers. */
export const veranstaltungenContent = defineContent({
  arten: [categoryKind, locationKind, veranstaltungKind],
  einzeln: [veranstaltungKind],
  read: (reader) => ({
    rubriken: reader.list(categoryKind),
    orte: reader.list(locationKind),
    veranstaltungen: reader.list(veranstaltungKind),
  }),

  build(files, { fotos: photos, tag: day, of }) {
    const directory = of(branchenContent)?.brancheneintraege;
    return {
      rubriken: files.rubriken,
      verzeichnis: directory ?? [],
      kalender: buildVeranstaltungen({ ...files, verzeichnis: directory }, photos, day),
    };
  },

  async write(trx, { rubriken: categories, kalender: calendar }, _umfeld, numbers) {
    const inventory = createCalendarInventoryRepository(trx);
    await createVeranstaltungRepository(trx).replaceRubriken(categories);
    const known = new Set((await inventory.listShort()).map(({ id }) => id));
    await inventory.replace(calendar, numbers);
    const kind = { name: 'veranstaltung', tag: 'Veranstaltungen' } as const;
    await notifyOfNews(createPushRepository(trx), kind, await inventory.listShort(), known);
  },

  show(
    { rubriken: categories, verzeichnis: directory, kalender: calendar },
    { art: kind, schluessel: key },
    { fotos: photos, tag: day },
  ) {
    if (kind !== veranstaltungKind.name) return null;
    const line = calendar.find(({ id }) => String(id) === key);
    if (!line) return null;
    const veranstaltung = showVeranstaltung(line, {
      fotos: photos,
      heute: day,
      rubriken: categories,
      verzeichnis: directory,
    });
    return { template: 'veranstaltung', context: { veranstaltung } };
  },
});
