import { GROUP_MAX } from '@gm/shared/areas/ferienprogramm/draw/lot-limits';
import { FERIENPROGRAMM_CATEGORY, type Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { hasSuitableAge, isRegistrationOpen } from '@gm/shared/areas/ferienprogramm/rules';
import {
  FULL_GROUP,
  UNKNOWN_CODE,
  type WishChange,
  type WishDate,
  type WishSheet,
} from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { formatDate } from '@gm/shared/format/date';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { Season } from '../holiday-service.ts';
import { createDrawRepository } from '../program/draw-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { createWishSheetRepository, type WishSheetLine } from './wish-sheet-repository.ts';

const pickTermin = ({ id, titel: title, datum_von, datum_bis, taeglich: daily }: Ferienveranstaltung): WishDate => {
  return { id, titel: title, datum_von, datum_bis, taeglich: daily };
};

type LotPlaces = ReadonlyMap<string, number[]>;

async function readPlaces(db: DataSource): Promise<{ festgelegt: boolean; plaetze: LotPlaces | null }> {
  const draw = await createDrawRepository(db).find();
  if (!draw?.veroeffentlicht || !draw.zuteilung) return { festgelegt: draw !== null, plaetze: null };
  const allocation = JSON.parse(draw.zuteilung) as { losnummer: string; plaetze: number[] }[];
  return {
    festgelegt: true,
    plaetze: new Map(allocation.map(({ losnummer: lotNumber, plaetze: places }) => [lotNumber, places])),
  };
}

/** A family's wishes for its link, or null. For an unconfirmed sheet only the number of wishes. */
export async function showWishSheet(
  db: DataSource,
  token: string,
  { optionen: options }: Season,
  now: Date,
): Promise<WishSheet | null> {
  const wishes = createWishSheetRepository(db);
  const sheet = await wishes.find(buildTokenHash(token));
  if (!sheet) return null;
  const { festgelegt: fixed, plaetze: places } = await readPlaces(db);
  const open = !fixed && isRegistrationOpen(options, now);
  const confirmed = sheet.bestaetigt !== null;
  const program = confirmed ? await createFerienprogrammRepository(db).list(FERIENPROGRAMM_CATEGORY) : [];
  const after = new Map(program.map((event) => [event.id, pickTermin(event)]));
  const groups = await wishes.countGruppen(sheet.kinder.flatMap(({ gruppe: group }) => group ?? []));
  return {
    stand: places ? 'verlost' : fixed ? 'geschlossen' : confirmed ? (open ? 'offen' : 'geschlossen') : 'unbestaetigt',
    bis: options.anmeldung_bis,
    code: confirmed ? sheet.code : null,
    anzahl: {
      kinder: sheet.kinder.length,
      wuensche: sheet.kinder.reduce((sum, child) => sum + child.wuensche.length, 0),
    },
    kinder: (confirmed ? sheet.kinder : []).map(
      ({ kind: child, losnummer: lotNumber, gruppe: group, hoechstens: atMost, wuensche: ids }) => ({
        losnummer: lotNumber,
        vorname: child.vorname,
        hoechstens: atMost,
        gruppe: group,
        gruppe_kinder: groups.get(group ?? '') ?? 0,
        wuensche: ids.flatMap((id) => after.get(id) ?? []),
        moeglich: program
          .filter((event) => !ids.includes(event.id) && hasSuitableAge(child.geburtstag, event))
          .map(pickTermin),
        plaetze: places && (places.get(lotNumber) ?? []),
      }),
    ),
  };
}

export type WishError =
  | { art: 'unbekannt' }
  | { art: 'zu_spaet'; meldung: string }
  | { art: 'falsch'; meldung: string };

const TOO_LATE = 'Die Wünsche sind schon festgelegt. Dieser Wunschzettel nimmt nicht mehr an der Verlosung teil.';

/** Confirms a sheet, which then takes part. Idempotent. */
export async function confirmWishSheet(db: DataSource, token: string): Promise<WishError | null> {
  return db.transaction().execute(async (trx): Promise<WishError | null> => {
    const wishes = createWishSheetRepository(trx);
    await wishes.lock('schreibend');
    const sheet = await wishes.find(buildTokenHash(token));
    if (!sheet) return { art: 'unbekannt' };
    if (sheet.bestaetigt) return null;
    if (await createDrawRepository(trx).find()) return { art: 'zu_spaet', meldung: TOO_LATE };
    await wishes.confirm(sheet);
    return null;
  });
}

/** Checks that groups exist and have room for new children. */
async function checkGroups(
  db: DataSource,
  sheet: WishSheetLine,
  children: WishChange['kinder'],
): Promise<string | null> {
  const wishes = createWishSheetRepository(db);
  const codes = children.flatMap(({ gruppe: group }) => group ?? []);
  await wishes.lockGruppen(codes);
  const groups = await wishes.countGruppen(codes);
  for (const code of new Set(codes)) {
    const current = groups.get(code);
    if (current === undefined) return UNKNOWN_CODE;
    const before = sheet.kinder.filter(({ gruppe: group }) => group === code).length;
    const after = children.filter(({ gruppe: group }) => group === code).length;
    if (after > before && current - before + after > GROUP_MAX) return FULL_GROUP;
  }
  return null;
}

/**
 * Changes wishes until the end of the last day. Reads the time under the lock that the commitment uses: an accepted
 * change is in the list, a late one is rejected.
 */
export async function changeWishSheet(
  db: DataSource,
  { token, kinder: children }: WishChange,
  { optionen: options }: Season,
  getNow: () => Date,
): Promise<WishError | null> {
  return db.transaction().execute(async (trx): Promise<WishError | null> => {
    const wishes = createWishSheetRepository(trx);
    await wishes.lock('schreibend');
    const sheet = await wishes.find(buildTokenHash(token));
    if (!sheet?.bestaetigt) return { art: 'unbekannt' };
    const fixed = (await createDrawRepository(trx).find()) !== null;
    if (fixed || !isRegistrationOpen(options, getNow())) {
      const message = `Wünsche konnten bis zum ${formatDate(options.anmeldung_bis)} geändert werden. Es gilt, was Sie davor gespeichert haben.`;
      return { art: 'zu_spaet', meldung: message };
    }
    const program = new Map(
      (await createFerienprogrammRepository(trx).list(FERIENPROGRAMM_CATEGORY)).map((event) => [event.id, event]),
    );
    for (const { losnummer: lotNumber, wuensche: ids } of children) {
      const child = sheet.kinder.find((one) => one.losnummer === lotNumber)?.kind;
      if (!child) return { art: 'falsch', meldung: 'Dieses Kind steht nicht auf Ihrem Wunschzettel.' };
      for (const id of ids) {
        const event = program.get(id);
        if (!event)
          return { art: 'falsch', meldung: 'Eines der Angebote gibt es nicht mehr. Bitte laden Sie die Seite neu.' };
        if (!hasSuitableAge(child.geburtstag, event)) {
          return { art: 'falsch', meldung: `„${event.titel}“ passt nicht zum Alter von ${child.vorname}.` };
        }
      }
      if (new Set(ids).size < ids.length) return { art: 'falsch', meldung: 'Ein Angebot steht zweimal in der Liste.' };
    }
    const message = await checkGroups(trx, sheet, children);
    if (message) return { art: 'falsch', meldung: message };
    for (const { losnummer: lotNumber, ...child } of children) await wishes.changeKind(sheet.id, lotNumber, child);
    return null;
  });
}
