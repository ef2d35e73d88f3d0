import { formatDatum } from '@gm/shared/format/datum';
import { type Freigaberecht, listBeitragsschritte } from '@gm/shared/regeln/redaktion';
import type { Beitrag, fassungSchema, Redaktionseintrag } from '@gm/shared/schemas/redaktion';
import type { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { buildInhaltHref, REDAKTION } from './build-redaktion-route.ts';
import { buildZeiten } from './build-zeiten.ts';
import { getVorgang } from './get-vorgang.ts';
import type { Publikation, Publikationen } from './publikation.ts';
import { type Bearbeiter, findGegenstand, requireRecht } from './rechte/check-recht.ts';
import { findFreigaberecht } from './rechte/find-freigaberecht.ts';
import { type Beitragszeile, createRedaktionRepository } from './redaktion-repository.ts';

/** Who looks at an entry. */
export type Leser = Pick<Bearbeiter, 'rechte' | 'konto'>;

type Angaben = Record<string, unknown>;

const isTag = (wert: string) => /^\d{4}-\d{2}-\d{2}$/.test(wert);
const formatValue = (wert: string) => (isTag(wert) ? formatDatum(wert) : wert);

/** What the controls of the form hold; days as Germans write them, a tick as `1`. */
export function buildWerte(angaben: Angaben): Beitrag['werte'] {
  const werte: Beitrag['werte'] = {};
  for (const [feld, wert] of Object.entries(angaben)) {
    if (Array.isArray(wert)) werte[feld] = wert.map(String);
    else if (wert === true) werte[feld] = '1';
    else if (typeof wert === 'string' || typeof wert === 'number') werte[feld] = formatValue(String(wert));
  }
  return werte;
}

interface Zeile extends Beitragszeile {
  vorlegende: string | null;
  angaben: Angaben;
  am: Date;
  wer: string;
}

/** One line of the list. */
function buildRedaktionseintrag(publikation: Publikation, zeile: Zeile): Redaktionseintrag {
  const { referenz, art, status, version, freigegeben, ab, bis, angaben, am, wer, vorgelegt_am, vorlegende } = zeile;
  return {
    referenz,
    art,
    bezeichnung: publikation.describe(angaben) ?? publikation.bezeichnung,
    titel: String(angaben.titel ?? referenz),
    status,
    geaendert: formatZeitpunkt(am),
    wer,
    ab: ab && formatZeitpunkt(ab),
    bis: bis && formatZeitpunkt(bis),
    ungeprueft: freigegeben !== null && freigegeben !== version,
    vorgelegt: vorgelegt_am && `${vorlegende ?? 'ein früheres Konto'} am ${formatZeitpunkt(vorgelegt_am)}`,
    detailURL: `${REDAKTION.href}${referenz}/`,
    version,
  };
}

/** Lines of the list. */
export const listRedaktionseintraege = (zeilen: readonly Zeile[], { find }: Publikationen): Redaktionseintrag[] =>
  zeilen.flatMap((zeile) => {
    const publikation = find(zeile.art, zeile.inhalt_art);
    return publikation ? buildRedaktionseintrag(publikation, zeile) : [];
  });

/** Why somebody else has to release it. */
const sayFreigabe = ({ darfFreigeben, brauchtAndere }: Freigaberecht): string | null =>
  !darfFreigeben
    ? 'Veröffentlichen darf das jemand anderes. Legen Sie den Beitrag vor, wenn er fertig ist.'
    : brauchtAndere
      ? 'Hier gilt das Vier-Augen-Prinzip: Wer schreibt, gibt nicht selbst frei.'
      : null;

/** An entry that editors have not stored yet: an empty one, or one of the content with its words. */
export async function buildNew(
  db: Datenquelle,
  publikation: Publikation,
  leser: Leser,
  angaben: Angaben,
  status: Beitrag['status'] = 'Entwurf',
): Promise<Beitrag> {
  const recht = await findFreigaberecht(db, publikation, leser, angaben);
  const { name: art } = publikation;
  const bezeichnung = publikation.describe(angaben) ?? publikation.bezeichnung;
  return {
    referenz: '',
    art,
    bezeichnung,
    titel: typeof angaben.titel === 'string' && angaben.titel ? angaben.titel : `Neu: ${bezeichnung}`,
    status,
    geaendert: '',
    wer: '',
    ab: null,
    bis: null,
    ungeprueft: false,
    vorgelegt: null,
    detailURL: buildInhaltHref(String(angaben.art)),
    version: 0,
    schritte: listBeitragsschritte(status, recht),
    freigabe: sayFreigabe(recht),
    werte: buildWerte(publikation.showAngaben(angaben)),
    inhalt: await publikation.buildFormular(db, angaben, status),
    oeffentlich: null,
    verlauf: [],
  };
}

/** An entry with all one needs to go on writing, or null. */
export async function showBeitrag(
  db: Datenquelle,
  { find }: Publikationen,
  leser: Leser,
  referenz: string,
): Promise<Beitrag | null> {
  const redaktion = createRedaktionRepository(db);
  const zeile = await redaktion.find(referenz);
  const publikation = zeile && find(zeile.art, zeile.inhalt_art);
  if (!publikation) return null;
  requireRecht(leser.rechte, findGegenstand(publikation, zeile.angaben, zeile));
  const recht = await findFreigaberecht(db, publikation, leser, zeile.angaben, zeile);
  const eintrag = buildRedaktionseintrag(publikation, zeile);
  // A page that has moved keeps its versions, which name the place it had.
  const { inhalt_schluessel: schluessel } = zeile;
  const angaben = { ...buildZeiten(zeile), ...zeile.angaben, ...(schluessel === null ? {} : { schluessel }) };
  const verlauf = await redaktion.readHistory(zeile.id);
  const gesehen = new Set<number>([zeile.version]);
  return {
    ...eintrag,
    schritte: listBeitragsschritte(zeile.status, recht),
    freigabe: sayFreigabe(recht),
    werte: buildWerte(publikation.showAngaben(angaben)),
    inhalt: await publikation.buildFormular(db, angaben, zeile.status),
    oeffentlich: await publikation.findPfad(db, zeile.id),
    verlauf: verlauf.map((schritt) => {
      const isNeu = !gesehen.has(schritt.fassung);
      gesehen.add(schritt.fassung);
      return {
        fassung: schritt.fassung,
        am: formatZeitpunkt(schritt.am),
        wer: schritt.wer,
        was: getVorgang(schritt),
        hinweis: schritt.hinweis,
        href: isNeu ? `${eintrag.detailURL}fassung-${schritt.fassung}/` : null,
      };
    }),
  };
}

/** An earlier version in words, or null. */
export async function showFassung(
  db: Datenquelle,
  { find }: Publikationen,
  { rechte }: Leser,
  referenz: string,
  nummer: number,
): Promise<z.output<typeof fassungSchema> | null> {
  const redaktion = createRedaktionRepository(db);
  const zeile = await redaktion.find(referenz);
  const publikation = zeile && find(zeile.art, zeile.inhalt_art);
  const fassung = publikation && (await redaktion.findFassung(zeile.id, nummer));
  if (!fassung) return null;
  requireRecht(rechte, findGegenstand(publikation, zeile.angaben, zeile));
  requireRecht(rechte, findGegenstand(publikation, fassung.angaben, zeile));
  const schritt = (await redaktion.readHistory(zeile.id)).findLast((eintrag) => eintrag.fassung === nummer);
  const { angaben } = fassung;
  return {
    referenz,
    titel: `Fassung ${nummer}: ${String(angaben.titel ?? referenz)}`,
    detailURL: `${REDAKTION.href}${referenz}/`,
    version: zeile.version,
    fassung: nummer,
    am: schritt ? formatZeitpunkt(schritt.am) : '',
    wer: schritt?.wer ?? '',
    angaben: publikation.listAngaben(angaben),
  };
}
