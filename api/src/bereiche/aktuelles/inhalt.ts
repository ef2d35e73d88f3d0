import { defineTexte, type Inhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { ARTIKELRUBRIK, artikelDateiSchema } from './artikel-datei.ts';
import { ARTIKEL } from './artikel-pfad.ts';
import { createArtikelRepository } from './artikel-repository.ts';
import { createArtikelbestandRepository } from './artikelbestand-repository.ts';
import { buildArtikel } from './build-artikel.ts';
import { showVorab } from './show-vorab.ts';

const artikelArt = {
  ...defineTexte('artikel', 'Artikel', 'artikel', artikelDateiSchema),
  pfad: ARTIKEL,
  einer: 'Artikel',
  haeufig: true,
  spalten: ['rubrik', 'tage'],
  erscheint: {
    tag: 'tage',
    hinweis:
      'Ohne Beginn erscheint der Artikel mit der Freigabe, ohne Ende bleibt er stehen. Er trägt das Datum des Tages, an dem er zuerst erscheint. Ohne Uhrzeit gilt der ganze Tag.',
  },
  textFehlt: 'Bitte schreiben Sie einen Text.',
  vorschlaege: { [ARTIKELRUBRIK]: (db) => createArtikelRepository(db).listRubriken() },
} as const satisfies Inhaltsart;

/** Articles. Those of today that were not there before are told to subscribers. */
export const aktuellesInhalt = defineInhalt({
  arten: [artikelArt],
  einzeln: [artikelArt],
  read: (leser) => leser.listNummerierte(artikelArt),
  build: (artikel, { fotos, tag }) => buildArtikel(artikel, fotos, tag),

  async write(trx, artikel, { tag }, nummern) {
    const bestand = createArtikelbestandRepository(trx);
    const bekannte = await bestand.listNummern();
    await bestand.replace(artikel, nummern);
    const vonHeute = artikel
      .filter(({ datum_von }) => datum_von === tag)
      .map(({ id, titel, einleitung, pfad }) => ({ id, titel, text: einleitung ?? '', pfad }));
    await notifyOfNews(createPushRepository(trx), { name: 'artikel', tag: 'Aktuelles' }, vonHeute, bekannte);
  },

  async show(artikel, { daten }, { fotos }, db) {
    const zeile = artikel.find(({ id }) => id === (Object(daten) as { id?: unknown }).id);
    if (!zeile) return null;
    const context = { artikel: await showVorab(db, zeile, fotos) };
    return { template: 'artikel', context, einleitung: zeile.einleitung ?? null };
  },

  count: (artikel) => ({ Artikel: artikel.length }),
});
