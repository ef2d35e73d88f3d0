import { defineListe } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { branchenInhalt } from '../branchenverzeichnis/bereich.ts';
import { buildVeranstaltungen } from './build-veranstaltungen.ts';
import { createKalenderbestandRepository } from './kalenderbestand-repository.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';
import {
  ortDateiSchema,
  veranstaltungDateiSchema,
  veranstaltungsrubrikDateiSchema,
} from './veranstaltungen-dateien.ts';

const rubrikArt = defineListe(
  'veranstaltungsrubrik',
  'Rubriken der Veranstaltungen',
  'veranstaltungsrubriken.yaml',
  veranstaltungsrubrikDateiSchema,
);

const ortArt = defineListe(
  'veranstaltungsort',
  'Veranstaltungsorte',
  'veranstaltungen/orte.yaml',
  ortDateiSchema,
  'name',
);

const veranstaltungArt = {
  ...defineListe('veranstaltung', 'Veranstaltungen', 'veranstaltungen/termine.yaml', veranstaltungDateiSchema),
  pfad: VERANSTALTUNGEN,
  zweig: { feld: 'eintrag', von: 'brancheneintrag' },
} as const;

/** The calendar. Events that were not there before are told to subscribers. */
export const veranstaltungenInhalt = defineInhalt({
  arten: [rubrikArt, ortArt, veranstaltungArt],
  einzeln: [veranstaltungArt],
  read: (leser) => ({
    rubriken: leser.list(rubrikArt),
    orte: leser.list(ortArt),
    veranstaltungen: leser.list(veranstaltungArt),
  }),

  build: (dateien, { fotos, tag, of }) => ({
    rubriken: dateien.rubriken,
    kalender: buildVeranstaltungen({ ...dateien, verzeichnis: of(branchenInhalt)?.brancheneintraege }, fotos, tag),
  }),

  async write(trx, { rubriken, kalender }, _umfeld, nummern) {
    const bestand = createKalenderbestandRepository(trx);
    await createVeranstaltungRepository(trx).replaceRubriken(rubriken);
    const bekannte = new Set((await bestand.listKurz()).map(({ id }) => id));
    await bestand.replace(kalender, nummern);
    const art = { name: 'veranstaltung', tag: 'Veranstaltungen' } as const;
    await notifyOfNews(createPushRepository(trx), art, await bestand.listKurz(), bekannte);
  },
});
