import type { Datenquelle } from '../../daten/database.ts';
import type { Akteur } from '../../freigaben/freigabe-repository.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { recordBestand, recordEntwurf } from '../record-bearbeitung.ts';
import { createRedaktionRepository } from '../redaktion-repository.ts';
import { buildAngaben } from './inhalt-angaben.ts';
import type { Plan } from './plan-aenderung.ts';

const FOLGE: Akteur = { konto: null, name: 'Folge einer anderen Änderung' };

/**
 * What changed because something else did is the newest version of what editors have written on it. Who has a draft of it keeps
 * that as the newest.
 */
export async function noteFolgen(trx: Datenquelle, { art, platz, neue, umgezogene }: Plan): Promise<void> {
  const redaktion = createRedaktionRepository(trx);
  const bezug = createInhaltsbezugRepository(trx);
  for (const [alt, neu] of umgezogene) await bezug.moveInhalt(art.name, alt, neu);
  const eigener = umgezogene.get(platz.schluessel) ?? platz.schluessel;
  for (const eintrag of neue) {
    if (eintrag.art === art.name && eintrag.schluessel === eigener) continue;
    const beitrag = await bezug.lockZuInhalt(eintrag.art, eintrag.schluessel);
    if (!beitrag || beitrag.freigegeben === null) continue;
    const isEntwurf = beitrag.version !== beitrag.freigegeben;
    const entwurf = isEntwurf ? await redaktion.findFassung(beitrag.id, beitrag.version) : null;
    const { beitrag: danach } = await recordBestand(trx, beitrag, buildAngaben(eintrag), FOLGE);
    if (entwurf) await recordEntwurf(trx, danach, entwurf, FOLGE);
  }
}
