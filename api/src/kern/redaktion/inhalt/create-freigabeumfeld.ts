import { AppError } from '@gm/shared/fehler/app-error';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import type { Objects } from '@gm/shared/store/objects';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createFormularRepository } from '../../formulare/formular-repository.ts';
import { createFaults } from '../../formulare/receive-once.ts';
import type { Akteur } from '../../freigaben/freigabe-repository.ts';
import type { Freigabeumfeld } from '../../freigaben/freigabeart.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { addMedium } from '../medien/store-medium.ts';
import type { Publikation, Publikationen } from '../publikation.ts';
import { record, recordBestand } from '../record-bearbeitung.ts';
import { type Beitragszeile, createRedaktionRepository } from '../redaktion-repository.ts';
import { buildAngaben } from './inhalt-angaben.ts';
import { INHALT } from './inhalt-publikation.ts';
import { nameEintrag } from './name-eintrag.ts';
import { findNextNumber, readNummer } from './number-daten.ts';

interface Umgebung {
  akteur: Akteur;
  bereiche: readonly Bereich[];
  publikationen: Publikationen;
  uploads: Objects;
}

const OHNE_ZEITEN = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };

function findPublikation({ publikationen }: Umgebung, { name }: Inhaltsart): Publikation {
  const publikation = publikationen.find(INHALT, name);
  if (!publikation) throw new AppError('konflikt', 'Diese Art von Inhalt ist ausgeschaltet.');
  return publikation;
}

async function createBeitrag(trx: Datenquelle, { kuerzel }: Publikation, art: Inhaltsart): Promise<Beitragszeile> {
  const referenz = await createFormularRepository(trx).assignReferenz(kuerzel);
  return createRedaktionRepository(trx).create(referenz, INHALT, art.name);
}

/** What editors have of an entry; what none has written on yet is theirs from now on, as it stands in the content. */
async function adoptEintrag(
  trx: Datenquelle,
  publikation: Publikation,
  art: Inhaltsart,
  eintrag: Eintrag,
): Promise<Beitragszeile> {
  const bezug = createInhaltsbezugRepository(trx);
  const vorhanden = await bezug.lockZuInhalt(art.name, eintrag.schluessel);
  if (vorhanden) return vorhanden;
  const beitrag = await createBeitrag(trx, publikation, art);
  await bezug.assignInhalt(beitrag.id, { ...eintrag, nummer: readNummer(eintrag.daten) });
  return (await recordBestand(trx, beitrag, buildAngaben(eintrag))).beitrag;
}

/** An import may have given the number of a new one to another entry. */
async function chooseNummer(
  trx: Datenquelle,
  art: Inhaltsart,
  { nummer, istNeu }: { nummer: number; istNeu: boolean },
): Promise<number> {
  if (!istNeu) return nummer;
  const isTaken =
    (await createEintragRepository(trx).find(art.name, String(nummer))) !== null ||
    (await createInhaltsbezugRepository(trx).findReferenz(art.name, String(nummer))) !== null;
  return isTaken ? findNextNumber(trx, art) : nummer;
}

/** What makes entries of the content of what residents sent. */
export function createFreigabeumfeld(umgebung: Umgebung): Freigabeumfeld {
  const { akteur, uploads } = umgebung;
  return {
    uploads,

    async releaseEintrag(trx, { art, daten, ...gewuenscht }) {
      const publikation = findPublikation(umgebung, art);
      await createInhaltRepository(trx).lock();
      const bezug = createInhaltsbezugRepository(trx);
      const nummer = await chooseNummer(trx, art, gewuenscht);
      const schluessel = String(nummer);
      const eintrag = await createEintragRepository(trx).find(art.name, schluessel);
      const beitrag = eintrag
        ? await adoptEintrag(trx, publikation, art, eintrag)
        : ((await bezug.lockZuInhalt(art.name, schluessel)) ?? (await createBeitrag(trx, publikation, art)));
      if (!eintrag) await bezug.assignInhalt(beitrag.id, { art: art.name, schluessel, nummer });
      const titel = nameEintrag({ daten, schluessel });
      const angaben = { titel, art: art.name, schluessel, daten: JSON.stringify(daten), text: '', ...OHNE_ZEITEN };
      const eingabe = { ...angaben, referenz: beitrag.referenz, version: beitrag.version, was: 'freigeben' };
      const [fehler] = await publikation.check(trx, eingabe as unknown as BeitragEingabe);
      if (fehler) {
        throw createFaults([{ feld: 'was', meldung: `So lässt es sich nicht veröffentlichen: ${fehler.meldung}` }]);
      }
      await record(trx, publikation, akteur, beitrag, { vorgang: 'freigeben', angaben });
      return (await bezug.findInhalt({ id: beitrag.id })).nummer ?? nummer;
    },

    async withdrawEintrag(trx, { art, nummer }) {
      await createInhaltRepository(trx).lock();
      const eintrag = await createEintragRepository(trx).find(art.name, String(nummer));
      if (!eintrag) return;
      const publikation = findPublikation(umgebung, art);
      const beitrag = await adoptEintrag(trx, publikation, art, eintrag);
      const fassung = await createRedaktionRepository(trx).findFassung(beitrag.id, beitrag.version);
      const angaben = fassung?.angaben ?? buildAngaben(eintrag);
      await record(trx, publikation, akteur, beitrag, { vorgang: 'zurueckziehen', angaben });
    },

    addFoto: async (trx, foto) => (await addMedium(trx, umgebung, foto)).foto.datei,
  };
}
