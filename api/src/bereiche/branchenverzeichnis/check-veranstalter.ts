import type { FeldFehler } from '@gm/shared/schemas/formular';
import { VERANSTALTER_UNBEKANNT } from '@gm/shared/schemas/veranstaltung-bausteine';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createBranchenRepository } from './branchen-repository.ts';

const FELD = 'veranstalter_brancheneintrag_zuordnung';

interface MitVeranstalter {
  [FELD]: number | null;
}

/** Whether the directory has this entry. */
const isVeranstalter = async (db: Datenquelle, id: number): Promise<boolean> =>
  (await createBranchenRepository(db).findSeite(id)) !== null;

/** A chosen organiser has to be one of the directory. */
export async function checkVeranstalter(db: Datenquelle, eingabe: MitVeranstalter): Promise<FeldFehler[]> {
  const id = eingabe[FELD];
  return id === null || (await isVeranstalter(db, id)) ? [] : [{ feld: FELD, meldung: VERANSTALTER_UNBEKANNT }];
}

/** The name of the chosen organiser, for the mails. */
export async function getVeranstalter(db: Datenquelle, eingabe: MitVeranstalter): Promise<Record<string, string>> {
  const id = eingabe[FELD];
  const eintrag = id === null ? null : await createBranchenRepository(db).findSeite(id);
  return eintrag ? { [FELD]: eintrag.titel } : {};
}
