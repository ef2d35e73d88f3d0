import type { Ratsabo, RatsaboVerwalten } from '@gm/shared/bereiche/ratsinfo/ratsabo';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { limitRequests } from '../../../kern/formulare/limit-requests.ts';
import { noteZustimmungen } from '../../../kern/formulare/note-zustimmungen.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { composeBestaetigungsbitte, getBezug } from './compose-abomails.ts';
import { createRatsaboRepository } from './ratsabo-repository.ts';
import { readAboziel } from './read-aboziel.ts';

const KEIN_ZIEL: FeldFehler = {
  feld: 'email',
  meldung: 'Was Sie verfolgen möchten, gibt es nicht. Bitte wählen Sie es noch einmal aus.',
};

/** Somebody wants to follow something; nothing is sent but one mail asking whether that is so. */
export function createRatsaboFormular(config: Config): Formular<Ratsabo> {
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
  return {
    name: 'ratsabo',
    kuerzel: 'RA',
    async check(db, eingabe) {
      if (!(await findZiel(db, eingabe))) return [KEIN_ZIEL];
      return limitRequests(await createRatsaboRepository(db).countBitten(eingabe.email));
    },
    async save(trx, eingabe) {
      const { angaben } = await requireZiel(trx, eingabe);
      const zustimmungen = noteZustimmungen({ datenschutz: DATENSCHUTZ }, eingabe);
      await createRatsaboRepository(trx).put(eingabe.email, angaben, zustimmungen);
      // A number would tell whether the address was known before.
      return 0;
    },
    async composeMails(trx, eingabe) {
      const { ziel } = await requireZiel(trx, eingabe);
      return [composeBestaetigungsbitte(await createRatsaboRepository(trx).findAbonnent(eingabe.email), ziel, config)];
    },
  };
}

/** Forgets an address with all it follows and its mails. Gives its id; null when there is none. */
export async function forgetAbonnenten(trx: Datenquelle, schluessel: string): Promise<number | null> {
  const id = await createRatsaboRepository(trx).forget(schluessel);
  if (id !== null) await createOutboxRepository(trx).deleteBezug(getBezug(id));
  return id;
}

const UNBEKANNT: FeldFehler = {
  feld: 'token',
  meldung: 'Das verfolgen Sie nicht mehr. Bitte melden Sie sich neu an.',
};

/** What the private link of a mail allows: to confirm, to end one thing, to end all. */
export const ratsaboVerwaltenFormular: Formular<RatsaboVerwalten> = {
  name: 'ratsabo-verwalten',
  kuerzel: 'RV',
  async check(db, eingabe) {
    const stand = await createRatsaboRepository(db).findStand(eingabe.token);
    const isDa =
      eingabe.vorgang === 'abmelden' ? stand : stand?.abos.some(({ id }) => id === Number(eingabe.abo)) === true;
    return isDa ? [] : [UNBEKANNT];
  },
  async save(trx, eingabe) {
    const abos = createRatsaboRepository(trx);
    const { token, vorgang } = eingabe;
    if (vorgang === 'abmelden') return (await forgetAbonnenten(trx, token)) ?? 0;
    if (vorgang === 'bestaetigen') return (await abos.confirm(token, Number(eingabe.abo))) ?? 0;
    const id = await abos.end(token, Number(eingabe.abo));
    // Who follows nothing any more is forgotten.
    const stand = await abos.findStand(token);
    if (stand?.abos.length === 0) await forgetAbonnenten(trx, token);
    return id ?? 0;
  },
  composeMails: async () => [],
};
