import { fehlermeldungSchema } from '@gm/shared/areas/fehlermeldung/fehlermeldung';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createFehlermeldungForm } from './calls/fehlermeldung-form.ts';

/** Example fault report of the demo. */
export const storeExamples = (trx: DataSource, config: Config) =>
  storeExample(trx, createFehlermeldungForm(config), fehlermeldungSchema, {
    tage: 2,
    angaben: {
      route: '/fehler-melden/',
      email: 'sina.lutz@post.example',
      seite: '/abfalltermine/',
      nachricht: 'Auf meinem Telefon ist die Liste der Straßen breiter als der Bildschirm.',
      name: 'Sina Lutz',
    },
  });
