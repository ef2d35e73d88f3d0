import { buildSlug } from '@gm/shared/regeln/build-slug';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { getKeyField } from './eigene-felder.ts';
import { nameEintrag } from './name-eintrag.ts';

type Platz = Pick<Eintrag, 'art' | 'schluessel' | 'datei' | 'platz'>;

/** `/klima/Neue Seite/` → `klima/neue-seite` */
export const buildSchluessel = (wunsch: string) =>
  wunsch
    .split('/')
    .map((teil) => buildSlug(teil))
    .filter(Boolean)
    .join('/');

/** What others name an entry by. */
export function readKey(art: Inhaltsart | null, daten: unknown): string | number | null {
  const feld = art?.schluessel ?? 'id';
  const wert = Object.entries(daten ?? {}).find(([name]) => name === feld)?.[1] as unknown;
  return typeof wert === 'string' || typeof wert === 'number' ? wert : null;
}

function chooseFile({ ablage }: Inhaltsart, schluessel: string, letzte: string | undefined): string {
  if ('datei' in ablage) return ablage.datei;
  if (ablage.form === 'listen') return letzte ?? `${ablage.ordner}/weitere.yaml`;
  return `${ablage.ordner}/${schluessel}.${ablage.form === 'texte' ? 'md' : 'yaml'}`;
}

/**
 * Where an entry stands: that of `schluessel` stays in its place, a new one comes last. What is taken gets a number
 * behind it.
 */
export async function placeEintrag(db: Datenquelle, art: Inhaltsart, wunsch: string, daten: unknown): Promise<Platz> {
  const eintraege = createEintragRepository(db);
  const bisher = wunsch ? await eintraege.find(art.name, wunsch) : null;
  if (bisher) return { art: art.name, schluessel: bisher.schluessel, datei: bisher.datei, platz: bisher.platz };
  const vorlage =
    (isListe(art) ? String(readKey(art, daten) ?? '') : '') ||
    buildSchluessel(wunsch || nameEintrag({ daten, schluessel: art.name })) ||
    art.name;
  // What was taken back may come back under its key.
  const zurueckgezogene = await createInhaltsbezugRepository(db).listKeys(art.name, vorlage);
  const vergeben = new Set([
    ...(await eintraege.listKeys(art.name, vorlage)),
    ...zurueckgezogene.filter((schluessel) => schluessel !== wunsch),
  ]);
  let schluessel = vorlage;
  for (let nummer = 2; vergeben.has(schluessel); nummer += 1) schluessel = `${vorlage}-${nummer}`;
  const datei = chooseFile(art, schluessel, (await eintraege.findLast(art.name))?.datei);
  const platz = isListe(art) ? ((await eintraege.findLast(art.name, datei))?.platz ?? -1) + 1 : 0;
  return { art: art.name, schluessel, datei, platz };
}

/** An entry in its place. */
export function buildEintrag(art: Inhaltsart, daten: unknown, text: string, platz: Platz): Eintrag {
  const eigener = art.ausTitel && readKey(art, daten) === null ? { [getKeyField(art)]: platz.schluessel } : {};
  const ganze = typeof daten === 'object' && daten !== null && !Array.isArray(daten) ? { ...eigener, ...daten } : daten;
  return { ...platz, daten: ganze, text: art.ablage.form === 'texte' ? text.trim() : null };
}
