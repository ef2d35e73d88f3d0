import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Route } from '@gm/shared/schemas/seite';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { lookAhead } from '../../inhalt/complete-ausschnitt.ts';
import { completeInhalt } from '../../inhalt/complete-inhalt.ts';
import { getSeitenPath } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { fotoArt, gemeindeArt, seiteArt } from '../../inhalt/kern-arten.ts';
import { STARTSEITE } from '../../regeln/startseite.ts';
import { fillZeiten } from '../inhalt/eigene-felder.ts';
import { nameEintrag } from '../inhalt/name-eintrag.ts';
import { numberDaten } from '../inhalt/number-daten.ts';
import { buildEintrag, placeEintrag } from '../inhalt/place-eintrag.ts';

const FOTO = /[\w.-]+\.(?:jpe?g|png|webp)/g;

/** Keys of the pages above: of `a/b` those of `/` and `/a/`. */
function listAncestors(schluessel: string): string[] {
  const teile = schluessel.replace(/(^|\/)index$/, '').split('/');
  const ordner = teile.slice(0, -1).map((_, index) => teile.slice(0, index + 1).join('/'));
  return ['index', ...ordner.flatMap((pfad) => [pfad, `${pfad}/index`])].filter((key) => key !== schluessel);
}

/**
 * A page as it would be with these data, made of it alone and of what it names: photos, e-services, the pages above. Throws
 * `inhalt_fehlerhaft`.
 */
export async function buildVorschau(
  db: Datenquelle,
  { schluessel, daten, text }: { schluessel: string; daten: unknown; text: string },
  zeitpunkt: Date | null,
): Promise<Route> {
  const { tag } = readBerlinerZeit(zeitpunkt ?? new Date());
  const repository = createEintragRepository(db);
  const key = schluessel.replace(/^\/|\/$/g, '') || 'vorschau';
  const seite: Eintrag = { art: seiteArt.name, schluessel: key, datei: `seiten/${key}.md`, platz: 0, daten, text };
  const [gemeinde, darueber] = await Promise.all([
    repository.listArt(gemeindeArt.name),
    repository.pick(seiteArt.name, listAncestors(key)),
  ]);
  const seiten = [seite, ...darueber];
  const namen = [...new Set(JSON.stringify(seiten.map((eine) => eine.daten)).match(FOTO) ?? [])];
  const [fotos, dateien] = await Promise.all([repository.pick(fotoArt.name, namen), repository.pickFotos(namen)]);
  const { seiten: fertige } = completeInhalt(
    { eintraege: [...gemeinde, ...seiten, ...fotos], fotos: dateien, dokumente: [] },
    [],
    tag,
  );
  const route = fertige.get(getSeitenPath(seite.datei));
  if (!route) throw new Error('A page that was read has no route');
  return zeitpunkt ? { ...route, blocks: route.blocks.map((block) => setJetzt(block, zeitpunkt)) } : route;
}

/** Whether a preview can show entries of this kind. */
export const hasVorschau = (bereiche: readonly Bereich[], art: Inhaltsart): boolean =>
  art === seiteArt || findQuelle(bereiche, art)?.show !== undefined;

const findQuelle = (bereiche: readonly Bereich[], art: Inhaltsart) =>
  bereiche.find(({ inhalt }) => inhalt?.arten.some(({ name }) => name === art.name))?.inhalt;

/** Where nobody has decided yet how long it holds. */
const TAG_MS = 86_400_000;

/**
 * What the public page shows of an entry, made as its release would make it; null where its kind has no preview. Throws
 * `inhalt_fehlerhaft`.
 */
export async function buildEintragsvorschau(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  art: Inhaltsart,
  { schluessel, daten: eingabe, text }: { schluessel: string; daten: unknown; text: string },
): Promise<Route | null> {
  const quelle = findQuelle(bereiche, art);
  const nummeriert = await numberDaten(db, art, eingabe, { schluessel });
  const platz = await placeEintrag(db, art, schluessel, nummeriert);
  const zeiten = { schluessel: schluessel || null, ab: null, bis: new Date(Date.now() + TAG_MS) };
  const daten = await fillZeiten(db, art, nummeriert, zeiten);
  const eintrag = buildEintrag(art, daten, text, platz);
  const { tag } = readBerlinerZeit(new Date());
  const { fertig } = await lookAhead(db, bereiche, { neue: [eintrag], alte: [], entfernte: [] }, tag);
  const teil = fertig.teile.find((einer) => einer.quelle === quelle);
  const gezeigt = teil && (await quelle?.show?.(teil.zeilen, eintrag, fertig.umfeld, db));
  if (!gezeigt) return null;
  const { einleitung = null, ...block } = gezeigt;
  const titel = nameEintrag(eintrag);
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: titel,
    description: einleitung,
    canonical: null,
    breadcrumbs: [STARTSEITE],
    heroImages: [],
    blocks: [{ ...block, slotName: 'content', options: {} }],
    apiCalls: [],
  };
}

/** Templates that say what is open, or over, are told the moment; others do not know the word and leave it out. */
const setJetzt = (block: Route['blocks'][number], zeitpunkt: Date) => ({
  ...block,
  context: { ...Object(block.context), jetzt: zeitpunkt.toISOString() },
});
