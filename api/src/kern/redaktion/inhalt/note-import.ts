import type { Datenquelle } from '../../daten/database.ts';
import type { Akteur } from '../../freigaben/freigabe-repository.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { recordBestand } from '../record-bearbeitung.ts';
import { createRedaktionRepository } from '../redaktion-repository.ts';
import { buildAngaben } from './inhalt-angaben.ts';

const IMPORT: Akteur = { konto: null, name: 'Import' };

/**
 * After other content was put in the place of what there was: what editors have written on has that as its newest version, or is
 * withdrawn with it. Their own versions stay in the history.
 */
export async function noteImport(trx: Datenquelle): Promise<void> {
  const redaktion = createRedaktionRepository(trx);
  for (const beitrag of await createInhaltsbezugRepository(trx).listZuInhalt()) {
    const eintrag = await createEintragRepository(trx).find(beitrag.inhalt_art ?? '', beitrag.inhalt_schluessel ?? '');
    const bisher = beitrag.freigegeben && (await redaktion.findFassung(beitrag.id, beitrag.freigegeben));
    if (eintrag) {
      const angaben = buildAngaben(eintrag);
      const isEqual = bisher && bisher.angaben.daten === angaben.daten && bisher.angaben.text === angaben.text;
      if (!isEqual) await recordBestand(trx, beitrag, angaben, IMPORT);
    } else if (bisher) {
      const danach = { ...beitrag, status: 'zurückgezogen' as const, freigegeben: null, ab: null, bis: null };
      await redaktion.change(danach);
      await redaktion.log(danach, IMPORT, { fassung: beitrag.version, vorgang: 'zurueckziehen', aus: null });
    }
  }
}
