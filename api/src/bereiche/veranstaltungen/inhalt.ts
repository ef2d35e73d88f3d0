import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { branchenInhalt } from '../branchenverzeichnis/bereich.ts';
import { buildVeranstaltungen } from './build-veranstaltungen.ts';
import { createKalenderbestandRepository } from './kalenderbestand-repository.ts';
import { showVeranstaltung } from './show-veranstaltung.ts';
import { ortArt, veranstaltungArt } from './veranstaltung-inhaltsart.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';
import { veranstaltungsrubrikDateiSchema } from './veranstaltungen-dateien.ts';

const rubrikArt = {
  ...defineListe(
    'veranstaltungsrubrik',
    'Rubriken der Veranstaltungen',
    'veranstaltungsrubriken.yaml',
    veranstaltungsrubrikDateiSchema,
  ),
  einer: 'Rubrik der Veranstaltungen',
};

/** The calendar. Events that were not there before are told to subscribers. */
export const veranstaltungenInhalt = defineInhalt({
  arten: [rubrikArt, ortArt, veranstaltungArt],
  einzeln: [veranstaltungArt],
  read: (leser) => ({
    rubriken: leser.list(rubrikArt),
    orte: leser.list(ortArt),
    veranstaltungen: leser.list(veranstaltungArt),
  }),

  build(dateien, { fotos, tag, of }) {
    const verzeichnis = of(branchenInhalt)?.brancheneintraege;
    return {
      rubriken: dateien.rubriken,
      verzeichnis: verzeichnis ?? [],
      kalender: buildVeranstaltungen({ ...dateien, verzeichnis }, fotos, tag),
    };
  },

  async write(trx, { rubriken, kalender }, _umfeld, nummern) {
    const bestand = createKalenderbestandRepository(trx);
    await createVeranstaltungRepository(trx).replaceRubriken(rubriken);
    const bekannte = new Set((await bestand.listKurz()).map(({ id }) => id));
    await bestand.replace(kalender, nummern);
    const art = { name: 'veranstaltung', tag: 'Veranstaltungen' } as const;
    await notifyOfNews(createPushRepository(trx), art, await bestand.listKurz(), bekannte);
  },

  show({ rubriken, verzeichnis, kalender }, { art, schluessel }, { fotos, tag }) {
    if (art !== veranstaltungArt.name) return null;
    const zeile = kalender.find(({ id }) => String(id) === schluessel);
    if (!zeile) return null;
    const veranstaltung = showVeranstaltung(zeile, { fotos, heute: tag, rubriken, verzeichnis });
    return { template: 'veranstaltung', context: { veranstaltung } };
  },
});
