import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Route } from '@gm/shared/schemas/page';
import type { ContentArea } from '../../content/context.ts';
import { completeContent } from '../../content/publish/complete-content.ts';
import { lookAhead } from '../../content/publish/complete-excerpt.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { gemeindeKind, pageKind, photoKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { HOME_PAGE } from '../../platform/rules/home-page.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { numberData } from '../kinds/number-data.ts';
import { fillTimes } from '../kinds/own-fields.ts';
import { buildEntry, placeEntry } from '../kinds/place-entry.ts';

const PHOTO = /[\w.-]+\.(?:jpe?g|png|webp)/g;

/** Keys of the ancestors: for `a/b` those of `/` and `/a/`. */
function listAncestors(keyName: string): string[] {
  const parts = keyName.replace(/(^|\/)index$/, '').split('/');
  const folder = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return ['index', ...folder.flatMap((path) => [path, `${path}/index`])].filter((key) => key !== keyName);
}

/** Builds a page from changed data and what it refers to: photos, e-services, ancestors. Throws `inhalt_fehlerhaft`. */
export async function buildPreview(
  db: DataSource,
  { schluessel: keyName, daten: data, text }: { schluessel: string; daten: unknown; text: string },
  moment: Date | null,
): Promise<Route> {
  const { tag } = readBerlinTime(moment ?? new Date());
  const repository = createEntryRepository(db);
  const key = keyName.replace(/^\/|\/$/g, '') || 'vorschau';
  const page: Entry = { art: pageKind.name, schluessel: key, datei: `seiten/${key}.md`, platz: 0, daten: data, text };
  const [gemeinde, above] = await Promise.all([
    repository.listArt(gemeindeKind.name),
    repository.pick(pageKind.name, listAncestors(key)),
  ]);
  const pages = [page, ...above];
  const names = [...new Set(JSON.stringify(pages.map((one) => [one.daten, one.text])).match(PHOTO) ?? [])];
  const [photos, files] = await Promise.all([repository.pick(photoKind.name, names), repository.pickFotos(names)]);
  const { seiten: finished } = completeContent(
    { eintraege: [...gemeinde, ...pages, ...photos], fotos: files, dokumente: [] },
    [],
    tag,
  );
  const route = finished.get(getPagePath(page.datei));
  if (!route) throw new Error('A page that was read has no route');
  return moment ? { ...route, blocks: route.blocks.map((block) => setNow(block, moment)) } : route;
}

/** Whether entries of this kind have a preview. */
export const hasPreview = (areas: readonly ContentArea[], kind: ContentKind): boolean =>
  kind === pageKind || findSource(areas, kind)?.show !== undefined;

const findSource = (areas: readonly ContentArea[], kind: ContentKind) =>
  areas.find(({ inhalt: content }) => content?.arten.some(({ name }) => name === kind.name))?.inhalt;

/** Sample period if none has been chosen yet. */
const TAG_MS = 86_400_000;

/**
 * The public page of an entry as its release would build it; null if its kind has no preview. Throws
 * `inhalt_fehlerhaft`.
 */
export async function buildEntryPreview(
  db: DataSource,
  areas: readonly ContentArea[],
  kind: ContentKind,
  { schluessel: key, daten: input, text }: { schluessel: string; daten: unknown; text: string },
): Promise<Route | null> {
  const source = findSource(areas, kind);
  const numbered = await numberData(db, kind, input, { schluessel: key });
  const place = await placeEntry(db, kind, key, numbered);
  const times = { schluessel: key || null, ab: null, bis: new Date(Date.now() + TAG_MS) };
  const data = await fillTimes(db, kind, numbered, times);
  const entry = buildEntry(kind, data, text, place);
  const { tag } = readBerlinTime(new Date());
  const { fertig: done } = await lookAhead(db, areas, { neue: [entry], alte: [], entfernte: [] }, tag);
  const part = done.teile.find((one) => one.quelle === source);
  const shown = part && (await source?.show?.(part.zeilen, entry, done.umfeld, db));
  if (!shown) return null;
  const { einleitung: intro = null, ...block } = shown;
  const title = nameEntry(entry);
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title,
    description: intro,
    canonical: null,
    breadcrumbs: [HOME_PAGE],
    heroImages: [],
    blocks: [{ ...block, slotName: 'content', options: {} }],
    apiCalls: [],
  };
}

/** Passes the preview time to templates that show opening states; others ignore the option. */
const setNow = (block: Route['blocks'][number], moment: Date) => ({
  ...block,
  context: { ...Object(block.context), jetzt: moment.toISOString() },
});
