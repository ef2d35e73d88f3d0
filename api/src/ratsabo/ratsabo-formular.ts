import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Ratsabo, RatsaboVerwalten } from '@gm/shared/schemas/ratsabo';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { createRatsaboRepository } from '../daten/ratsabo-repository.ts';
import { begrenzeBitten } from '../formulare/begrenze-bitten.ts';
import type { Formular } from '../formulare/nimm-formular-entgegen.ts';
import { noteZustimmungen } from '../formulare/note-zustimmungen.ts';
import { liesAboziel } from './lies-aboziel.ts';
import { nenneBezug, verfasseBestaetigungsbitte } from './verfasse-abomails.ts';

const KEIN_ZIEL: FeldFehler = {
  feld: 'email',
  meldung: 'Was Sie verfolgen möchten, gibt es nicht. Bitte wählen Sie es noch einmal aus.',
};

/** Somebody wants to follow something; nothing is sent but one mail asking whether that is so. */
export function createRatsaboFormular(config: Config): Formular<Ratsabo> {
  async function findeZiel(db: Datenquelle, eingabe: Ratsabo) {
    const angaben = liesAboziel(eingabe);
    const ziel = angaben && (await createRatsaboRepository(db).findeZiel(angaben));
    return angaben && ziel ? { angaben, ziel } : null;
  }
  async function verlangeZiel(trx: Datenquelle, eingabe: Ratsabo) {
    const gefunden = await findeZiel(trx, eingabe);
    if (!gefunden) throw new Error('What is to be followed went between two statements of a transaction');
    return gefunden;
  }
  return {
    name: 'ratsabo',
    kuerzel: 'RA',
    async pruefe(db, eingabe) {
      if (!(await findeZiel(db, eingabe))) return [KEIN_ZIEL];
      return begrenzeBitten(await createRatsaboRepository(db).zaehleBitten(eingabe.email));
    },
    async speichere(trx, eingabe) {
      const { angaben } = await verlangeZiel(trx, eingabe);
      const zustimmungen = noteZustimmungen({ datenschutz: DATENSCHUTZ }, eingabe);
      await createRatsaboRepository(trx).lege(eingabe.email, angaben, zustimmungen);
      // A number would tell whether the address was known before.
      return 0;
    },
    async verfasseMails(trx, eingabe) {
      const { ziel } = await verlangeZiel(trx, eingabe);
      return [
        verfasseBestaetigungsbitte(await createRatsaboRepository(trx).findeAbonnent(eingabe.email), ziel, config),
      ];
    },
  };
}

/** Forgets an address with all it follows and its mails. Gives its id; null when there is none. */
export async function vergissAbonnenten(trx: Datenquelle, schluessel: string): Promise<number | null> {
  const id = await createRatsaboRepository(trx).vergiss(schluessel);
  if (id !== null) await createOutboxRepository(trx).loescheBezug(nenneBezug(id));
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
  async pruefe(db, eingabe) {
    const stand = await createRatsaboRepository(db).findeStand(eingabe.token);
    const istDa =
      eingabe.vorgang === 'abmelden' ? stand : stand?.abos.some(({ id }) => id === Number(eingabe.abo)) === true;
    return istDa ? [] : [UNBEKANNT];
  },
  async speichere(trx, eingabe) {
    const abos = createRatsaboRepository(trx);
    const { token, vorgang } = eingabe;
    if (vorgang === 'abmelden') return (await vergissAbonnenten(trx, token)) ?? 0;
    if (vorgang === 'bestaetigen') return (await abos.bestaetige(token, Number(eingabe.abo))) ?? 0;
    const id = await abos.beende(token, Number(eingabe.abo));
    // Who follows nothing any more is forgotten.
    const stand = await abos.findeStand(token);
    if (stand?.abos.length === 0) await vergissAbonnenten(trx, token);
    return id ?? 0;
  },
  verfasseMails: async () => [],
};
