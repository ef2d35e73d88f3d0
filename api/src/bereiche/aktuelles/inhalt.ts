import { defineTexte } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { artikelDateiSchema } from './artikel-datei.ts';
import { ARTIKEL } from './artikel-pfad.ts';
import { createArtikelbestandRepository } from './artikelbestand-repository.ts';
import { buildArtikel } from './build-artikel.ts';

const artikelArt = { ...defineTexte('artikel', 'Artikel', 'artikel', artikelDateiSchema), pfad: ARTIKEL };

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

  count: (artikel) => ({ Artikel: artikel.length }),
});
