import {
  type Ratsabo,
  type RatsaboVerwalten,
  ratsaboSchema,
  ratsaboVerwaltenSchema,
} from '@gm/shared/bereiche/ratsinfo/ratsabo';
import { type RatsaboStand, ratsaboStandSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Mailabo } from '../../../kern/mail/abos/mailabo.ts';
import { createMailaboRepository } from '../../../kern/mail/abos/mailabo-repository.ts';
import { describeBestellt } from './compose-abomails.ts';
import { RATSABO_ORT } from './ratsabo-pfad.ts';
import { createRatsaboRepository } from './ratsabo-repository.ts';
import { readAboziel } from './read-aboziel.ts';

const KEIN_ZIEL: FeldFehler = {
  feld: 'email',
  meldung: 'Was Sie verfolgen möchten, gibt es nicht. Bitte wählen Sie es noch einmal aus.',
};

async function findZiel(db: Datenquelle, eingabe: Ratsabo) {
  const angaben = readAboziel(eingabe);
  const ziel = angaben && (await createRatsaboRepository(db).findZiel(angaben));
  return angaben && ziel ? { angaben, ziel } : null;
}
async function requireZiel(trx: Datenquelle, eingabe: Ratsabo) {
  const gefunden = await findZiel(trx, eingabe);
  if (!gefunden) throw new Error('What is to be followed went between two statements of a transaction');
  return gefunden;
}

/** Following a paper, a body or a search of the council. One address may follow many things, and has one private link. */
export const RATSABO: Mailabo<Ratsabo, RatsaboVerwalten, RatsaboStand> = {
  ...RATSABO_ORT,
  thema: 'Neues aus dem Gemeinderat',
  tabellen: { adressen: 'rats_abonnenten', bestellungen: 'rats_abos' },
  bestellen: {
    template: 'ratsabo',
    kuerzel: 'RA',
    summary: 'Vorlage, Gremium oder Suche per E-Mail verfolgen; gilt erst nach der Bestätigung per E-Mail',
    schema: ratsaboSchema,
    check: async (db, eingabe) => ((await findZiel(db, eingabe)) ? [] : [KEIN_ZIEL]),
    countUnanswered: (db, email) => createRatsaboRepository(db).countBitten(email),
    async save(trx, eingabe, zustimmungen) {
      const { angaben } = await requireZiel(trx, eingabe);
      await createRatsaboRepository(trx).put(eingabe.email, angaben, zustimmungen);
      // A number would tell whether the address was known before.
      return 0;
    },
    async findBestellt(trx, eingabe) {
      const { ziel } = await requireZiel(trx, eingabe);
      const abonnent = await createRatsaboRepository(trx).findAbonnent(eingabe.email);
      return { ...abonnent, bestellt: describeBestellt(ziel) };
    },
  },
  verwalten: {
    template: 'ratsabo-verwalten',
    kuerzel: 'RV',
    summary: 'Verfolgtes bestätigen oder beenden',
    schema: ratsaboVerwaltenSchema,
    unbekannt: 'Das verfolgen Sie nicht mehr. Bitte melden Sie sich neu an.',
    check: async (_db, eingabe, { abos }) =>
      eingabe.vorgang === 'abmelden' || abos.some(({ id }) => id === Number(eingabe.abo)) ? [] : null,
    async change(trx, eingabe) {
      if (eingabe.vorgang === 'abmelden') return null;
      const abos = createRatsaboRepository(trx);
      const { token, abo } = eingabe;
      if (eingabe.vorgang === 'bestaetigen') return abos.confirm(token, Number(abo));
      const id = await abos.end(token, Number(abo));
      // Who follows nothing any more is forgotten.
      const stand = await abos.findStand(token);
      if (stand?.abos.length === 0) await createMailaboRepository(trx, RATSABO).end(token);
      return id;
    },
  },
  stand: {
    summary: 'Was jemand verfolgt',
    schema: ratsaboStandSchema,
    find: (db, schluessel) => createRatsaboRepository(db).findStand(schluessel),
  },
  abmelden: 'Alles Verfolgte mit einem Klick beenden',
};
