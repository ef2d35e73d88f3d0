import { kontaktSchema } from '@gm/shared/bereiche/kontakt/kontakt';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { storeBeispiel } from '../../kern/formulare/store-beispiel.ts';
import { createKontaktFormular } from './calls/kontakt.ts';

/** What a resident of the demo wrote. */
export const storeBeispiele = (trx: Datenquelle, config: Config) =>
  storeBeispiel(trx, createKontaktFormular(config), kontaktSchema, {
    tage: 5,
    angaben: {
      route: '/kontakt/',
      email: 'h.wacker@post.example',
      betreff: 'Laterne am Fußweg zur Schule ist dunkel',
      nachricht: 'Die zweite Laterne am Fußweg vom Lindenweg zur Grundschule brennt seit einer Woche nicht mehr.',
      name: 'Heinz Wacker',
    },
  });
