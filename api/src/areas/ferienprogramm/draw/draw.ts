import type { Draw } from '@gm/shared/areas/ferienprogramm/draw/check-draw';
import { drawPlaces } from '@gm/shared/areas/ferienprogramm/draw/draw-places';
import { deriveSeed, hashWishList } from '@gm/shared/areas/ferienprogramm/draw/seed';
import {
  FIRST_PLACE,
  type LotAllocation,
  POINTS,
  type WishList,
  writeWishList,
} from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import type { DrawAdministration, DrawState } from '@gm/shared/areas/ferienprogramm/draw-page';
import { FERIENPROGRAMM_CATEGORY, type FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces } from '@gm/shared/areas/ferienprogramm/rules';
import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createDrawRepository, type DrawLine } from '../program/draw-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { buildWishList } from './build-wish-list.ts';
import { createWishSheetRepository, type WishSheetLine } from './wish-sheet-repository.ts';

const isOver = ({ anmeldung_bis }: FerienprogrammOptions, now: Date) => anmeldung_bis < readBerlinTime(now).tag;

/** A group of one child is ignored, and unlimited places are reduced to the number of children. */
function buildList(
  options: FerienprogrammOptions,
  program: Awaited<ReturnType<ReturnType<typeof createFerienprogrammRepository>['list']>>,
  sheet: readonly WishSheetLine[],
): WishList {
  const children = sheet.flatMap((one) => one.kinder);
  const size = (group: string | null) => children.filter((child) => child.gruppe === group).length;
  return buildWishList(
    { punkte: POINTS, erster_platz: FIRST_PLACE, pause_minuten: options.pause_minuten ?? 0 },
    program.map((event) => ({ ...event, plaetze: Math.min(countFreePlaces(event), Math.max(1, children.length)) })),
    children.map(({ kind: child, losnummer: lotNumber, gruppe: group, hoechstens: atMost, wuensche: wishes }) => ({
      losnummer: lotNumber,
      geburtstag: child.geburtstag,
      gruppe: group !== null && size(group) > 1 ? group : null,
      hoechstens: atMost,
      wuensche: wishes,
    })),
  );
}

/** Commits to the list of wishes: its hash is published, and wishes can no longer be changed. */
export async function commitWishes(db: DataSource, options: FerienprogrammOptions, now: Date): Promise<void> {
  if (!isOver(options, now)) throw new AppError('konflikt', 'Wünsche können noch geändert werden.');
  await db.transaction().execute(async (trx) => {
    const wishes = createWishSheetRepository(trx);
    await wishes.lock('festlegend');
    const draws = createDrawRepository(trx);
    if (await draws.find()) throw new AppError('konflikt', 'Die Wünsche sind schon festgelegt.');
    const program = await createFerienprogrammRepository(trx).list(FERIENPROGRAMM_CATEGORY);
    const sheet = await wishes.listConfirmed();
    if (sheet.length === 0) throw new AppError('konflikt', 'Es gibt noch keinen bestätigten Wunschzettel.');
    const list = writeWishList(buildList(options, program, sheet));
    const zahl_name = options.verlosung_zahl ?? '';
    await draws.commit({ liste: list, pruefsumme: await hashWishList(list), zahl_name });
  });
}

/** Draws with the public number. Can be repeated to correct the number until the result is published. */
export async function runDraw(db: DataSource, figure: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await createWishSheetRepository(trx).lock('festlegend');
    const draws = createDrawRepository(trx);
    const draw = await draws.find();
    if (!draw) throw new AppError('konflikt', 'Bitte legen Sie zuerst die Wünsche fest.');
    if (draw.veroeffentlicht) throw new AppError('konflikt', 'Das Ergebnis ist schon veröffentlicht.');
    const seed = await deriveSeed(draw.pruefsumme, figure);
    const {
      zuteilung: allocation,
      wert: value,
      schranke: bound,
    } = drawPlaces(JSON.parse(draw.liste) as WishList, seed);
    await draws.draw({ zahl: figure, saat: seed, zuteilung: JSON.stringify(allocation), wert: value, schranke: bound });
  });
}

function showState(
  draw: DrawLine | null,
  { vergabe: assigning, verlosung_zahl, anmeldung_bis }: FerienprogrammOptions,
): DrawState {
  const isPublic = draw?.veroeffentlicht ? draw : null;
  const wishes = assigning === 'verlosung' ? 'wuensche' : 'keine';
  return {
    stand: isPublic ? 'verlost' : draw ? 'festgelegt' : wishes,
    bis: anmeldung_bis,
    zahl_name: draw?.zahl_name ?? verlosung_zahl ?? '',
    festgelegt: draw?.festgelegt.toISOString() ?? null,
    pruefsumme: draw?.pruefsumme ?? null,
    zahl: isPublic?.zahl ?? null,
    saat: isPublic?.saat ?? null,
  };
}

export const readDrawState = async (db: DataSource, options: FerienprogrammOptions) =>
  showState(await createDrawRepository(db).find(), options);

/** List, seed and places, once published. */
export async function readResult(db: DataSource): Promise<Draw | null> {
  const draw = await createDrawRepository(db).find();
  if (!draw?.veroeffentlicht) return null;
  return {
    pruefsumme: draw.pruefsumme,
    zahl: draw.zahl ?? '',
    saat: draw.saat ?? '',
    liste: JSON.parse(draw.liste) as WishList,
    zuteilung: JSON.parse(draw.zuteilung ?? '[]') as LotAllocation,
  };
}

function countResult({
  liste: list,
  zuteilung: allocation,
  wert: value,
  schranke: bound,
}: DrawLine): DrawAdministration['ergebnis'] {
  if (allocation === null) return null;
  const { kinder: children } = JSON.parse(list) as WishList;
  const first = new Map(children.map(({ losnummer: lotNumber, wuensche: wishes }) => [lotNumber, wishes[0]]));
  const all = JSON.parse(allocation) as LotAllocation;
  return {
    plaetze: all.reduce((sum, { plaetze: places }) => sum + places.length, 0),
    erste: all.filter(({ losnummer: lotNumber, plaetze: places }) => places.some((id) => id === first.get(lotNumber)))
      .length,
    ohne: all.filter(({ plaetze: places }) => places.length === 0).length,
    wert: value ?? 0,
    schranke: bound ?? 0,
  };
}

function listDuplicate(sheet: readonly WishSheetLine[]): DrawAdministration['doppelte'] {
  const after = new Map<string, { kind: string; adressen: string[] }>();
  for (const { kontakt: contact, kinder: children } of sheet) {
    for (const { kind: child, schluessel: key } of children) {
      const entry = after.get(key) ?? { kind: `${child.vorname} ${child.name}`, adressen: [] };
      entry.adressen.push(contact.email);
      after.set(key, entry);
    }
  }
  return [...after.values()].filter(({ adressen: addresses }) => addresses.length > 1);
}

/** State of the draw, for staff. */
export async function showDraw(db: DataSource, options: FerienprogrammOptions, now: Date): Promise<DrawAdministration> {
  const draw = await createDrawRepository(db).find();
  const wishes = createWishSheetRepository(db);
  const sheet = await wishes.listConfirmed();
  const children = sheet.flatMap((one) => one.kinder);
  const state = showState(draw, options);
  return {
    ...state,
    zahl: draw?.zahl ?? null,
    saat: draw?.saat ?? null,
    kann_festlegen: state.stand === 'wuensche' && isOver(options, now),
    zettel: sheet.length,
    unbestaetigt: await wishes.countUnconfirmed(),
    kinder: children.length,
    wuensche: children.reduce((sum, child) => sum + child.wuensche.length, 0),
    doppelte: listDuplicate(sheet),
    ergebnis: draw && countResult(draw),
  };
}
