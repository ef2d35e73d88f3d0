import { contactSchema } from '@gm/shared/areas/kontakt/contact';
import { storeExample } from '../../core/forms/submissions/store-example.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createContactForm } from './calls/contact.ts';

/** Example message of the demo. */
export const storeExamples = (trx: DataSource, config: Config) =>
  storeExample(trx, createContactForm(config), contactSchema, {
    tage: 5,
    angaben: {
      route: '/kontakt/',
      email: 'h.wacker@post.example',
      betreff: 'Laterne am Fußweg zur Schule ist dunkel',
      nachricht: 'Die zweite Laterne am Fußweg vom Lindenweg zur Grundschule brennt seit einer Woche nicht mehr.',
      name: 'Heinz Wacker',
    },
  });
