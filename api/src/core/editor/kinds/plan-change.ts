import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { FieldError } from '@gm/shared/schemas/form';
import type { ContentArea } from '../../content/context.ts';
import { changeInventory, compareInventory, type Difference } from '../../content/folder/change-inventory.ts';
import { type Lookahead, lookAhead } from '../../content/publish/complete-excerpt.ts';
import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { menuKind, redirectKind } from '../../entries/core-kinds.ts';
import { findAddress, getPagePath } from '../../entries/entry-address.ts';
import { buildKey, createEntryRepository } from '../../entries/entry-repository.ts';
import { readMenuPlace } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createTargetRepository } from '../../services/search/target-repository.ts';
import { type ContentDetails, parseData } from './content-details.ts';
import { numberData, readNumber } from './number-data.ts';
import { buildEntry, buildEntryKey, placeEntry } from './place-entry.ts';

/** Consequences of releasing or deleting an entry. */
export interface Plan extends Difference {
  art: ContentKind;
  /** Its present or future place. */
  platz: Pick<Entry, 'art' | 'schluessel' | 'datei' | 'platz'>;
  /** Its number, if it has one. */
  nummer: number | null;
  /** Entries that may change, before and after. */
  vorher: readonly Entry[];
  after: readonly Entry[];
  /** Pages by their old key, with the new key. */
  umgezogene: ReadonlyMap<string, string>;
  /** The completed change from the check, so that writing need not compute it again. */
  vorausschau?: Lookahead;
}

export interface ChangePlan {
  art: ContentKind;
  angaben: ContentDetails;
  /** Its data after completion. */
  daten?: unknown;
  /** Key of the entry in the content, if it has one. */
  schluessel: string | null;
  /** Its number before it was withdrawn. */
  nummer?: number | null;
  /** It is deleted; its address and links to it then lead to `ersatz`, if given. */
  ohne?: boolean;
  ersatz?: string;
}

/** The wanted path of a page: `Freizeit/Grillen` → `/freizeit/grillen/`. Null without one. */
export function readPathWish({ adresse: address = '' }: Pick<ContentDetails, 'adresse'>): string | null {
  const location = buildEntryKey(address);
  return location ? `/${location}/` : null;
}

/** Target of links to an entry, with the present path of its page. */
async function readAddress(trx: DataSource, kind: ContentKind, entry: Entry | null) {
  const address = entry && findAddress(kind, entry);
  if (!address || !kind.pfad) return address ?? null;
  const path = await createTargetRepository(trx, { verborgen: [], verborgeneTypen: [] }).findPath(
    kind.pfad.uebersicht,
    address.merkmal,
  );
  return { ...address, pfad: path ?? address.pfad };
}

/** Entries that may change with this one: those that link to it, those below its path, redirects, and menus. */
async function listAffected(
  trx: DataSource,
  { pfad: path, merkmal: trait, menus }: { pfad?: string | null; merkmal?: string | null; menus: boolean },
) {
  const entries = createEntryRepository(trx);
  const all = [
    ...(await entries.listArt(redirectKind.name)),
    ...(menus ? await entries.listArt(menuKind.name) : []),
    ...(path ? await entries.listPages(path) : []),
    ...(trait ? await entries.listWith(trait) : []),
  ];
  return [...new Map(all.map((entry) => [buildKey(entry), entry])).values()];
}

/** Reads the entries that may change, and locks the content until the transaction ends. */
export async function planChange(trx: DataSource, plan: ChangePlan): Promise<Plan> {
  const { art: kind, angaben: details, nummer: num, ohne: without = false, ersatz: replacement = '' } = plan;
  const key = plan.schluessel ?? details.schluessel;
  await createContentRepository(trx).lock();
  const given = plan.daten ?? parseData(details.daten);
  const data = without ? given : await numberData(trx, kind, given, { schluessel: key, nummer: num });
  const place = await placeEntry(trx, kind, key, data);
  const current = await createEntryRepository(trx).find(kind.name, place.schluessel);
  const address = without && replacement ? await readAddress(trx, kind, current) : null;
  const target = kind.name === 'seite' && current ? readPathWish(details) : null;
  const move = target === null ? null : getPagePath(place.datei);
  const affected = await listAffected(trx, {
    pfad: move,
    merkmal: address ? address.merkmal : move?.replace(/\/$/, ''),
    menus: kind.name === 'seite' && !without,
  });
  const isOwn = (one: Entry) => one.art === kind.name && one.schluessel === place.schluessel;
  const before = [...affected.filter((one) => !isOwn(one)), ...(current ? [current] : [])];
  const altered = changeInventory(before, {
    art: kind.name,
    schluessel: place.schluessel,
    eintrag: without ? null : buildEntry(kind, data, details.text, place),
    nach: target,
    menue: place.art === 'seite' && !without ? readMenuPlace(details.menue) : null,
    ersatz: address && { adresse: address, ziel: replacement },
  });
  return {
    art: kind,
    platz: place,
    nummer: readNumber(data),
    vorher: before,
    ...altered,
    ...compareInventory(before, altered.after),
  };
}

/** Converts faults of the content to faults of the form; faults of other entries are assigned to the operation. */
function nameFaults(
  fields: readonly FieldError[],
  { datei: file, platz: place, schluessel: key }: Plan['platz'],
  kind: ContentKind,
): FieldError[] {
  // Schemas identify list entries by position, row builders by key.
  const own = isList(kind) ? [`${file}#${place}.`, `${file}#${key}.`] : [`${file}#`];
  return fields.map(({ feld: field, meldung: message }) => {
    const within = own.find((beginning) => field.startsWith(beginning));
    if (within !== undefined) {
      const path = field.slice(within.length).replaceAll('.', '/');
      return { feld: path ? `daten/${path}` : 'daten', meldung: message };
    }
    const [where = ''] = field.split('#');
    return { feld: 'was', meldung: `So passt es nicht zu ${where}: ${message}` };
  });
}

/** Faults of the resulting content; stores the completed change in the plan. */
export async function listPlanError(trx: DataSource, plan: Plan, areas: readonly ContentArea[]): Promise<FieldError[]> {
  const { tag } = readBerlinTime(new Date());
  try {
    plan.vorausschau = await lookAhead(trx, areas, plan, tag);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'inhalt_fehlerhaft') throw error;
    return nameFaults(error.felder ?? [], plan.platz, plan.art);
  }
}
