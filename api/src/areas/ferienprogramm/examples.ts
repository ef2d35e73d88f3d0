import { createSuggestionSchema } from '@gm/shared/areas/ferienprogramm/organisers/suggestion';
import { addDays } from '@gm/shared/rules/berlin-time';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createSuggestionForm } from './drafts/calls/suggestion.ts';

/** Example suggestion of the demo. */
export function storeExamples(trx: DataSource, config: Config, today: string) {
  const day = addDays(today, 60);
  return storeExample(trx, createSuggestionForm(config), createSuggestionSchema(0), {
    tage: 3,
    angaben: {
      route: '/ferienprogramm-vorschlag/',
      email: 'backhaus@heimatverein.example',
      titel: 'Brot backen im alten Backhaus',
      text: 'Wir heizen gemeinsam den Ofen an, kneten Teig und holen nach zwei Stunden das eigene Brot heraus. Solange es backt, zeigen wir alte Küchengeräte.',
      veranstaltungsort: 'Backhaus Langenalb',
      datum_von: day,
      datum_bis: day,
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
