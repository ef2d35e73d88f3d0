import {
  type Ratsabo,
  type RatsaboManage,
  ratsaboManageSchema,
  ratsaboSchema,
} from '@gm/shared/areas/ratsinfo/ratsabo';
import { type RatsaboState, ratsaboStateSchema } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import type { FieldError } from '@gm/shared/schemas/form';
import type { Mailabo } from '../../../core/forms/subscriptions/mailabo.ts';
import { createMailaboRepository } from '../../../core/forms/subscriptions/mailabo-repository.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { describeOrdered } from './compose-subscription-mails.ts';
import { RATSABO_LOCATION } from './ratsabo-path.ts';
import { createRatsaboRepository } from './ratsabo-repository.ts';
import { readSubscriptionTarget } from './read-subscription-target.ts';

const NONE_TARGET: FieldError = {
  feld: 'email',
  meldung: 'Was Sie verfolgen möchten, gibt es nicht. Bitte wählen Sie es noch einmal aus.',
};

async function findTarget(db: DataSource, input: Ratsabo) {
  const details = readSubscriptionTarget(input);
  const target = details && (await createRatsaboRepository(db).findZiel(details));
  return details && target ? { angaben: details, ziel: target } : null;
}
async function requireTarget(trx: DataSource, input: Ratsabo) {
  const found = await findTarget(trx, input);
  if (!found) throw new Error('What is to be followed went between two statements of a transaction');
  return found;
}

/** Subscription to a paper, a body or a search of the council. An address may have many, and has one private link. */
export const RATSABO: Mailabo<Ratsabo, RatsaboManage, RatsaboState> = {
  ...RATSABO_LOCATION,
  thema: 'Neues aus dem Gemeinderat',
  tabellen: { adressen: 'rats_abonnenten', bestellungen: 'rats_abos' },
  bestellen: {
    template: 'ratsabo',
    kuerzel: 'RA',
    summary: 'Vorlage, Gremium oder Suche per E-Mail verfolgen; gilt erst nach der Bestätigung per E-Mail',
    schema: ratsaboSchema,
    check: async (db, input) => ((await findTarget(db, input)) ? [] : [NONE_TARGET]),
    countUnanswered: (db, email) => createRatsaboRepository(db).countBitten(email),
    async save(trx, input, consents) {
      const { angaben: details } = await requireTarget(trx, input);
      await createRatsaboRepository(trx).put(input.email, details, consents);
      // An id would disclose whether the address was known before.
      return 0;
    },
    async findBestellt(trx, input) {
      const { ziel: target } = await requireTarget(trx, input);
      const subscriber = await createRatsaboRepository(trx).findAbonnent(input.email);
      return { ...subscriber, bestellt: describeOrdered(target) };
    },
  },
  verwalten: {
    template: 'ratsabo-verwalten',
    kuerzel: 'RV',
    summary: 'Verfolgtes bestätigen oder beenden',
    schema: ratsaboManageSchema,
    unbekannt: 'Das verfolgen Sie nicht mehr. Bitte melden Sie sich neu an.',
    check: async (_db, input, { abos: subscriptions }) =>
      input.vorgang === 'abmelden' || subscriptions.some(({ id }) => id === Number(input.abo)) ? [] : null,
    async change(trx, input) {
      if (input.vorgang === 'abmelden') return null;
      const subscriptions = createRatsaboRepository(trx);
      const { token, abo: subscription } = input;
      if (input.vorgang === 'bestaetigen') return subscriptions.confirm(token, Number(subscription));
      const id = await subscriptions.end(token, Number(subscription));
      // Addresses without subscriptions are deleted.
      const state = await subscriptions.findStand(token);
      if (state?.abos.length === 0) await createMailaboRepository(trx, RATSABO).end(token);
      return id;
    },
  },
  stand: {
    summary: 'Was jemand verfolgt',
    schema: ratsaboStateSchema,
    find: (db, key) => createRatsaboRepository(db).findStand(key),
  },
  abmelden: 'Alles Verfolgte mit einem Klick beenden',
};
