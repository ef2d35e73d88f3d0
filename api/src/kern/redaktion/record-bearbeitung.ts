import { type Beitragsvorgang, findBeitragsstatus } from '@gm/shared/regeln/redaktion';
import type { Datenquelle } from '../daten/database.ts';
import type { Akteur } from '../freigaben/freigabe-repository.ts';
import { createInhaltRepository } from '../inhalt/inhalt-repository.ts';
import type { Publikation } from './publikation.ts';
import { type Beitragszeile, createRedaktionRepository, type Fassung } from './redaktion-repository.ts';

/** Addresses and every cache learn what is public now. */
async function notify(trx: Datenquelle, publikation: Publikation, id: number, vorher: string | null) {
  const inhalt = createInhaltRepository(trx);
  const jetzt = await publikation.findPfad(trx, id);
  const nonEmpty = (pfad: string | null) => (pfad === null ? [] : [pfad]);
  await inhalt.rememberRemoved(nonEmpty(vorher), nonEmpty(jetzt));
  await inhalt.raiseStand();
}

/**
 * Shows the released version, or none, as the status says. The lock is the loader's: both write the tables of the public
 * pages.
 */
async function syncPublic(trx: Datenquelle, publikation: Publikation, beitrag: Beitragszeile): Promise<void> {
  await createInhaltRepository(trx).lock();
  const vorher = await publikation.findPfad(trx, beitrag.id);
  const warOeffentlich = await publikation.isPublic(trx, beitrag.id);
  const { freigegeben, status } = beitrag;
  const fassung =
    status === 'veröffentlicht' && freigegeben !== null
      ? await createRedaktionRepository(trx).findFassung(beitrag.id, freigegeben)
      : null;
  if (!fassung && !warOeffentlich) return;
  if (fassung) await publikation.write(trx, beitrag, fassung);
  else await publikation.remove(trx, beitrag.id);
  await notify(trx, publikation, beitrag.id, vorher);
}

interface Schritt {
  vorgang: Beitragsvorgang;
  angaben: Record<string, unknown>;
  /** The version that is restored. */
  aus?: number;
  /** Of a release: when it begins, if not at once, and when it ends. */
  ab?: Date | null;
  bis?: Date | null;
  /** What is said to others with it. */
  hinweis?: string;
}

/** A moment to come; what lies in the past begins at once. */
export const isLater = (ab: Date | null | undefined): ab is Date => Boolean(ab && ab.getTime() > Date.now());

/** Steps after which nothing waits any more. */
const beantwortet = new Set<Beitragsvorgang>(['freigeben', 'zurueckgeben', 'zurueckziehen']);

/**
 * One step of an editor on a locked entry: its new version, its state, what is public, and the trail, together. Throws
 * where the rule forbids it.
 */
export async function record(
  trx: Datenquelle,
  publikation: Publikation,
  akteur: Akteur,
  beitrag: Beitragszeile,
  { vorgang, angaben, aus, ab = null, bis = null, hinweis = '' }: Schritt,
): Promise<void> {
  const redaktion = createRedaktionRepository(trx);
  const status = findBeitragsstatus(beitrag.status, vorgang, isLater(ab));
  if (status === null) throw new Error(`${vorgang} is not possible for what is ${beitrag.status}`);
  const fassung: Fassung = { nummer: beitrag.version + 1, angaben };
  const danach: Beitragszeile = { ...beitrag, status, version: fassung.nummer };
  if (vorgang === 'freigeben') Object.assign(danach, { freigegeben: fassung.nummer, ab: ab ?? new Date(), bis });
  if (vorgang === 'zurueckziehen') Object.assign(danach, { freigegeben: null, ab: null, bis: null });
  if (vorgang === 'vorlegen') Object.assign(danach, { vorgelegt_von: akteur.konto, vorgelegt_am: new Date() });
  else if (beantwortet.has(vorgang)) Object.assign(danach, { vorgelegt_von: null, vorgelegt_am: null });
  await redaktion.storeFassung(beitrag.id, fassung);
  await redaktion.change(danach);
  await redaktion.log(danach, akteur, { fassung: fassung.nummer, vorgang, aus: aus ?? null, hinweis: hinweis || null });
  if (vorgang === 'freigeben' || vorgang === 'zurueckziehen') await syncPublic(trx, publikation, danach);
}

const BESTAND: Akteur = { konto: null, name: 'Bisheriger Inhalt' };

/** What is public becomes the newest version of an entry, and the released one: nothing in public changes. */
export async function recordBestand(
  trx: Datenquelle,
  beitrag: Beitragszeile,
  angaben: Record<string, unknown>,
  akteur: Akteur = BESTAND,
): Promise<{ beitrag: Beitragszeile; fassung: Fassung }> {
  const redaktion = createRedaktionRepository(trx);
  const nummer = beitrag.version + 1;
  const danach: Beitragszeile = {
    ...beitrag,
    status: 'veröffentlicht',
    version: nummer,
    freigegeben: nummer,
    ab: beitrag.ab ?? new Date(),
  };
  const fassung: Fassung = { nummer, angaben };
  await redaktion.storeFassung(beitrag.id, fassung);
  await redaktion.change(danach);
  await redaktion.log(danach, akteur, { fassung: nummer, vorgang: 'freigeben', aus: null });
  return { beitrag: danach, fassung };
}

/** A draft stays the newest version although another one came before it. */
export async function recordEntwurf(
  trx: Datenquelle,
  beitrag: Beitragszeile,
  { angaben }: Fassung,
  akteur: Akteur,
): Promise<void> {
  const redaktion = createRedaktionRepository(trx);
  const danach: Beitragszeile = { ...beitrag, version: beitrag.version + 1 };
  await redaktion.storeFassung(beitrag.id, { nummer: danach.version, angaben });
  await redaktion.change(danach);
  await redaktion.log(danach, akteur, { fassung: danach.version, vorgang: 'speichern', aus: null });
}

const ZEITPLAN: Akteur = { konto: null, name: 'Zeitplan' };

/** What is due begins or ends; the words stay as they are. */
export async function keepZeitplan(
  trx: Datenquelle,
  publikation: Publikation,
  { istVorbei, ...beitrag }: Beitragszeile & { istVorbei: boolean },
): Promise<void> {
  const vorgang = istVorbei ? 'enden' : 'erscheinen';
  const status = findBeitragsstatus(beitrag.status, vorgang);
  if (status === null) throw new Error(`${vorgang} is not possible for what is ${beitrag.status}`);
  const redaktion = createRedaktionRepository(trx);
  const danach = { ...beitrag, status, ...(istVorbei ? { freigegeben: null, ab: null, bis: null } : {}) };
  await redaktion.change(danach);
  await redaktion.log(danach, ZEITPLAN, { fassung: beitrag.freigegeben ?? 0, vorgang, aus: null });
  await syncPublic(trx, publikation, danach);
}
