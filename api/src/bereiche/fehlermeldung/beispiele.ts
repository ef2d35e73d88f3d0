import { fehlermeldungSchema } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { createFehlermeldungFormular } from './calls/fehlermeldung-formular.ts';

/** What a resident of the demo reported. */
export const storeBeispiele = (trx: Datenquelle, config: Config) =>
  storeBeispiel(trx, createFehlermeldungFormular(config), fehlermeldungSchema, {
    tage: 2,
    angaben: {
      route: '/fehler-melden/',
      email: 'sina.lutz@post.example',
      seite: '/abfalltermine/',
      nachricht: 'Auf meinem Telefon ist die Liste der Straßen breiter als der Bildschirm.',
      name: 'Sina Lutz',
    },
  });
