import { AppError } from '@gm/shared/fehler/app-error';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** Bytes of all pictures that are on their way: a hundred of the largest. */
const PLATZ = 1_000_000_000;

/** Hours after its last piece for which a picture that no form has named is waited for; residents are told. */
export const UPLOAD_STUNDEN = 3;

/** Pictures that come in pieces, until a form names them. */
export function createUploadRepository(db: Datenquelle) {
  return {
    /** Bytes that are there. */
    async findStand(upload: string): Promise<number> {
      const { ab } = await db
        .selectFrom('uploadteile')
        .select(sql<number>`coalesce(sum(laenge), 0)::int`.as('ab'))
        .where('upload', '=', upload)
        .executeTakeFirstOrThrow();
      return ab;
    },

    /** Keeps a piece that follows what is there; any other one is no news. Throws `nicht_bereit` when there is no room. */
    async append(upload: string, ab: number, bytes: Buffer): Promise<void> {
      const { belegt } = await db
        .selectFrom('uploadteile')
        .select(sql<number>`coalesce(sum(laenge), 0)::float8`.as('belegt'))
        .executeTakeFirstOrThrow();
      if (belegt + bytes.length > PLATZ) {
        throw new AppError('nicht_bereit', 'Gerade werden sehr viele Bilder gesendet. Bitte versuchen Sie es später.');
      }
      if ((await this.findStand(upload)) !== ab) return;
      await db
        .insertInto('uploadteile')
        .values({ upload, ab, laenge: bytes.length, bytes })
        // The same piece came twice at once: its answer was slow, not lost.
        .onConflict((frueherer) => frueherer.doNothing())
        .execute();
    },

    async read(upload: string): Promise<Buffer> {
      const teile = await db
        .selectFrom('uploadteile')
        .select('bytes')
        .where('upload', '=', upload)
        .orderBy('ab')
        .execute();
      return Buffer.concat(teile.map(({ bytes }) => bytes));
    },

    /** What nobody went on with goes: of what was sent the form keeps a picture of its own. */
    async cleanUp(): Promise<void> {
      await db
        .deleteFrom('uploadteile')
        .where(
          'upload',
          'in',
          db
            .selectFrom('uploadteile')
            .select('upload')
            .groupBy('upload')
            .having(sql<boolean>`max(erstellt) < now() - make_interval(hours => ${UPLOAD_STUNDEN})`),
        )
        .execute();
    },
  };
}
