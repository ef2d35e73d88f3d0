import type { Eilmeldungsvorschau } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsvorschau';
import type { Bildupload } from '@gm/shared/schemas/bild';
import type { Eilmeldung } from '@gm/shared/schemas/eilmeldung';
import { sql } from 'kysely';
import { type BildZeile, buildBildupload } from '../../kern/bilder/bildupload.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { EILMELDUNGEN } from './eilmeldung-pfad.ts';
import './tables.ts';

/** Channel on which a trigger tells of every change of the table. */
export const EILMELDUNGEN_KANAL = 'eilmeldungen';

/** Three banners fill a phone's screen. */
const MAX_GLEICHZEITIG = 3;

/** A notice of the content. */
export interface EilmeldungZeile {
  datei_name: string;
  titel: string;
  text: string;
  link: string | null;
  von: Date;
  bis: Date;
  bild_id: string | null;
  bildtext: string | null;
}

/** A notice with its picture, as its page shows it. */
export interface GanzeEilmeldung extends Eilmeldungsvorschau {
  von: Date;
}

interface GanzeZeile extends Omit<GanzeEilmeldung, keyof Bildupload>, BildZeile {
  bildtext: string | null;
}

function buildWhole({ id, titel, text, link, von, bildtext, ...bild }: GanzeZeile): GanzeEilmeldung {
  return { id, titel, text, link, von, ...buildBildupload(bild, bildtext) };
}

interface Ziel {
  id: number;
  titel: string;
  link: string | null;
  bild_id: string | null;
}

/** Where a notice leads: to its own page, which shows its picture and the link, or straight on. */
const findZiel = ({ id, titel, link, bild_id }: Ziel) => (bild_id ? EILMELDUNGEN.build(id, titel) : link);

const jetzt = sql<Date>`now()`;
const kennung = sql<string>`id || '-' || left(md5(concat_ws(chr(31), titel, text, link, bild_id)), 8)`;

export function createEilmeldungRepository(db: Datenquelle) {
  const laufende = () => db.selectFrom('eilmeldungen').where('von', '<=', jetzt).where('bis', '>', jetzt);

  const ganze = () =>
    db
      .selectFrom('eilmeldungen as e')
      .leftJoin('bilder as b', 'b.id', 'e.bild_id')
      .select(['e.id', 'titel', 'text', 'link', 'von', 'bildtext'])
      .select(['b.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** What holds now, the newest first. */
    async list(): Promise<Eilmeldung[]> {
      const rows = await laufende()
        .select(['id', 'titel', 'text', 'link', 'bild_id', 'bis', kennung.as('kennung')])
        .orderBy('von', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_GLEICHZEITIG)
        .execute();
      return rows.map((row) => ({
        kennung: row.kennung,
        titel: row.titel,
        text: row.text,
        link: findZiel(row),
        bis: row.bis.toISOString(),
      }));
    },

    /** One that holds now, or null. */
    async find(id: number): Promise<GanzeEilmeldung | null> {
      const zeile = await ganze()
        .where('e.id', '=', id)
        .where('von', '<=', jetzt)
        .where('bis', '>', jetzt)
        .executeTakeFirst();
      return zeile ? buildWhole(zeile) : null;
    },

    /** Names what holds now, in its present words. */
    async readFingerprint(): Promise<string> {
      const { abdruck } = await laufende()
        .select(
          sql<string | null>`string_agg(${kennung} || extract(epoch from bis)::bigint, ' ' order by id)`.as('abdruck'),
        )
        .executeTakeFirstOrThrow();
      return abdruck ?? '';
    },

    /** Milliseconds until the next one starts or ends, or null when nothing is planned. */
    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('eilmeldungen')
            .select('von as wann')
            .unionAll(eb.selectFrom('eilmeldungen').select('bis as wann'))
            .as('grenzen'),
        )
        .select(sql<number | null>`(extract(epoch from min(wann) - clock_timestamp()) * 1000)::float8`.as('pause'))
        .where('wann', '>', jetzt)
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Takes those that hold and were not announced yet; each is given out once, whoever asks. */
    async takeUnreported() {
      const rows = await db
        .updateTable('eilmeldungen')
        .set({ gemeldet: jetzt })
        .where('gemeldet', 'is', null)
        .where('von', '<=', jetzt)
        .where('bis', '>', jetzt)
        .returning(['id', 'titel', 'text', 'link', 'bild_id', 'bis'])
        .execute();
      return rows.map((row) => ({ ...row, link: findZiel(row) }));
    },

    /** Where the page of the notice of this name stands, or null. */
    async findPfad(name: string): Promise<string | null> {
      const zeile = await db
        .selectFrom('eilmeldungen')
        .select(['id', 'titel'])
        .where('datei_name', '=', name)
        .executeTakeFirst();
      return zeile ? EILMELDUNGEN.build(zeile.id, zeile.titel) : null;
    },

    /** Makes these the notices there are; one of a name that was there stays the same notice. */
    async replace(zeilen: EilmeldungZeile[]): Promise<void> {
      const namen = zeilen.map(({ datei_name }) => datei_name);
      await db
        .deleteFrom('eilmeldungen')
        .where('datei_name', 'is not', null)
        .where('datei_name', '<>', sql<string>`all(${namen}::text[])`)
        .execute();
      if (zeilen.length === 0) return;
      await db
        .insertInto('eilmeldungen')
        .values(zeilen)
        .onConflict((conflict) =>
          conflict.column('datei_name').doUpdateSet((eb) => ({
            titel: eb.ref('excluded.titel'),
            text: eb.ref('excluded.text'),
            link: eb.ref('excluded.link'),
            von: eb.ref('excluded.von'),
            bis: eb.ref('excluded.bis'),
            bild_id: eb.ref('excluded.bild_id'),
            bildtext: eb.ref('excluded.bildtext'),
          })),
        )
        .execute();
    },
  };
}
