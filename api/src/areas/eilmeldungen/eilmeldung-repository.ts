import type { EilmeldungsPreview } from '@gm/shared/areas/eilmeldungen/eilmeldungs-preview';
import type { Eilmeldung } from '@gm/shared/schemas/eilmeldung';
import type { ImageUpload } from '@gm/shared/schemas/image';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { buildImageUpload, type ImageLine } from '../../core/services/images/image-upload.ts';
import { EILMELDUNGEN } from './eilmeldung-path.ts';
import './tables.ts';

/** Channel on which a trigger notifies of every change of the table. */
export const EILMELDUNGEN_CHANNEL = 'eilmeldungen';

/** Three banners fill a phone's screen. */
const MAX_CONCURRENT = 3;

/** A notice of the content. */
export interface EilmeldungLine {
  datei_name: string;
  titel: string;
  text: string;
  link: string | null;
  von: Date;
  bis: Date;
  bild_id: string | null;
  bildtext: string | null;
}

/** A notice with its picture, for its page. */
export interface WholeEilmeldung extends EilmeldungsPreview {
  von: Date;
}

interface WholeLine extends Omit<WholeEilmeldung, keyof ImageUpload>, ImageLine {
  bildtext: string | null;
}

function buildWhole({
  id,
  titel: title,
  text,
  link,
  von: from,
  bildtext: caption,
  ...image
}: WholeLine): WholeEilmeldung {
  return { id, titel: title, text, link, von: from, ...buildImageUpload(image, caption) };
}

interface Target {
  id: number;
  titel: string;
  link: string | null;
  bild_id: string | null;
}

/** Link target of a notice: its own page if it has a picture, otherwise its link. */
const findTarget = ({ id, titel: title, link, bild_id }: Target) => (bild_id ? EILMELDUNGEN.build(id, title) : link);

const now = sql<Date>`now()`;
const identifier = sql<string>`id || '-' || left(md5(concat_ws(chr(31), titel, text, link, bild_id)), 8)`;

export function createEilmeldungRepository(db: DataSource) {
  const running = () => db.selectFrom('eilmeldungen').where('von', '<=', now).where('bis', '>', now);

  const whole = () =>
    db
      .selectFrom('eilmeldungen as e')
      .leftJoin('bilder as b', 'b.id', 'e.bild_id')
      .select(['e.id', 'titel', 'text', 'link', 'von', 'bildtext'])
      .select(['b.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  return {
    /** Current notices, newest first. */
    async list(): Promise<Eilmeldung[]> {
      const rows = await running()
        .select(['id', 'titel', 'text', 'link', 'bild_id', 'bis', identifier.as('kennung')])
        .orderBy('von', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_CONCURRENT)
        .execute();
      return rows.map((row) => ({
        kennung: row.kennung,
        titel: row.titel,
        text: row.text,
        link: findTarget(row),
        bis: row.bis.toISOString(),
      }));
    },

    /** A current notice, or null. */
    async find(id: number): Promise<WholeEilmeldung | null> {
      const line = await whole()
        .where('e.id', '=', id)
        .where('von', '<=', now)
        .where('bis', '>', now)
        .executeTakeFirst();
      return line ? buildWhole(line) : null;
    },

    /** Fingerprint of the current notices and their texts. */
    async readFingerprint(): Promise<string> {
      const { abdruck } = await running()
        .select(
          sql<string | null>`string_agg(${identifier} || extract(epoch from bis)::bigint, ' ' order by id)`.as(
            'abdruck',
          ),
        )
        .executeTakeFirstOrThrow();
      return abdruck ?? '';
    },

    /** Milliseconds until the next one starts or ends, or null if none is scheduled. */
    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('eilmeldungen')
            .select('von as wann')
            .unionAll(eb.selectFrom('eilmeldungen').select('bis as wann'))
            .as('grenzen'),
        )
        .select(sql<number | null>`(extract(epoch from min(wann) - clock_timestamp()) * 1000)::float8`.as('pause'))
        .where('wann', '>', now)
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /**
     * Returns current notices that were not announced yet and marks them as announced, so that each is returned only
     * once.
     */
    async takeUnreported() {
      const rows = await db
        .updateTable('eilmeldungen')
        .set({ gemeldet: now })
        .where('gemeldet', 'is', null)
        .where('von', '<=', now)
        .where('bis', '>', now)
        .returning(['id', 'titel', 'text', 'link', 'bild_id', 'bis'])
        .execute();
      return rows.map((row) => ({ ...row, link: findTarget(row) }));
    },

    /** Path of the page of the notice with this name, or null. */
    async findPath(name: string): Promise<string | null> {
      const line = await db
        .selectFrom('eilmeldungen')
        .select(['id', 'titel'])
        .where('datei_name', '=', name)
        .executeTakeFirst();
      return line ? EILMELDUNGEN.build(line.id, line.titel) : null;
    },

    /** Replaces all notices; a notice that keeps its name keeps its id. */
    async replace(lines: EilmeldungLine[]): Promise<void> {
      const names = lines.map(({ datei_name }) => datei_name);
      await db
        .deleteFrom('eilmeldungen')
        .where('datei_name', 'is not', null)
        .where('datei_name', '<>', sql<string>`all(${names}::text[])`)
        .execute();
      if (lines.length === 0) return;
      await db
        .insertInto('eilmeldungen')
        .values(lines)
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
