import { createVorschlagSchema } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { createVorschlagFormular } from './calls/vorschlag.ts';

/** What a club of the demo suggested. */
export function storeBeispiele(trx: Datenquelle, config: Config, heute: string) {
  const tag = addTage(heute, 60);
  return storeBeispiel(trx, createVorschlagFormular(config), createVorschlagSchema(0), {
    tage: 3,
    angaben: {
      route: '/ferienprogramm-vorschlag/',
      email: 'backhaus@heimatverein.example',
      titel: 'Brot backen im alten Backhaus',
      text: 'Wir heizen gemeinsam den Ofen an, kneten Teig und holen nach zwei Stunden das eigene Brot heraus. Solange es backt, zeigen wir alte Küchengeräte.',
      veranstaltungsort: 'Backhaus Langenalb',
      datum_von: tag,
      datum_bis: tag,
      zeit_von: '09:00',
      zeit_bis: '13:00',
      veranstalter: 'Heimatverein Langenalb',
      ansprechpartner: 'Karl Bischoff',
      telefon: '07082 55514',
      ansprechpartner_vorname: 'Karl',
      ansprechpartner_name: 'Bischoff',
      ansprechpartner_email: 'backhaus@heimatverein.example',
      ansprechpartner_telefon: '07082 55514',
      alter_min: 7,
      alter_max: 12,
      teilnehmer_min: 5,
      teilnehmer_max: 12,
      preis: 6,
      preis_geschwister: 4,
      mitbringen: 'Schürze und eine Dose für das Brot',
    },
  });
}
