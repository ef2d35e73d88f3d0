import { randomBytes } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import { nameNetwork } from '@gm/shared/rules/name-network';
import { sql } from 'kysely';
import type { DataSource } from '../database/database.ts';
import { createThrottleKey } from '../http/throttle-repository.ts';

/** Total bytes of incomplete uploads: a hundred of the largest size. */
const PLACE = 1_000_000_000;
/**
 * Share of one network: twenty of the largest size, or hundreds of typical phone pictures. Beyond it the picture is
 * sent with its form.
 */
const SHARE = 200_000_000;

/** Hours after the last chunk until an unused upload is deleted; the privacy page shows it. */
export const UPLOAD_HOURS = 3;

/** Chunked uploads until a form refers to them. */
export function createUploadRepository(db: DataSource) {
  const sumUp = (network?: string) =>
    db
      .selectFrom('uploadteile')
      .select(sql<number>`coalesce(sum(laenge), 0)::float8`.as('belegt'))
      .$if(network !== undefined, (sum) =>
        sum.where('upload', 'in', (eb) =>
          eb
            .selectFrom('uploads')
            .select('upload')
            .where('netz', '=', network ?? ''),
        ),
      )
      .executeTakeFirstOrThrow();

  return {
    /** Returns the name of an upload of this size; the same key gets the same name. */
    async begin(key: string, size: number, ip: string): Promise<string> {
      const { upload } = await db
        .insertInto('uploads')
        .values({
          upload: `${randomBytes(16).toString('hex')}-${randomBytes(4).toString('hex')}-${size}`,
          schluessel: createThrottleKey(`upload ${size}`, key),
          netz: createThrottleKey('upload', nameNetwork(ip)),
        })
        .onConflict((current) => current.column('schluessel').doUpdateSet((eb) => ({ netz: eb.ref('excluded.netz') })))
        .returning('upload')
        .executeTakeFirstOrThrow();
      return upload;
    },

    /** Number of bytes received. */
    async findStand(upload: string): Promise<number> {
      const { ab: from } = await db
        .selectFrom('uploadteile')
        .select(sql<number>`coalesce(sum(laenge), 0)::int`.as('ab'))
        .where('upload', '=', upload)
        .executeTakeFirstOrThrow();
      return from;
    },

    /**
     * Stores the next chunk and ignores chunks at other offsets. Throws `nicht_gefunden` for unknown names,
     * `zu_viele_anfragen` if the network exceeds its share, `nicht_bereit` if the storage is full.
     */
    async append(upload: string, from: number, bytes: Buffer): Promise<void> {
      const start = await db.selectFrom('uploads').select('netz').where('upload', '=', upload).executeTakeFirst();
      if (!start) throw new AppError('nicht_gefunden', 'Dieses Bild ist nicht mehr auf dem Weg.');
      if ((await sumUp(start.netz)).belegt + bytes.length > SHARE) {
        const message = 'Von Ihrem Anschluss sind gerade sehr viele Bilder unterwegs. Bitte versuchen Sie es später.';
        throw new AppError('zu_viele_anfragen', message);
      }
      if ((await sumUp()).belegt + bytes.length > PLACE) {
        throw new AppError('nicht_bereit', 'Gerade werden sehr viele Bilder gesendet. Bitte versuchen Sie es später.');
      }
      if ((await this.findStand(upload)) !== from) return;
      await db
        .insertInto('uploadteile')
        .values({ upload, ab: from, laenge: bytes.length, bytes })
        // The same chunk arrived twice concurrently.
        .onConflict((earlier) => earlier.doNothing())
        .execute();
    },

    async read(upload: string): Promise<Buffer> {
      const parts = await db
        .selectFrom('uploadteile')
        .select('bytes')
        .where('upload', '=', upload)
        .orderBy('ab')
        .execute();
      return Buffer.concat(parts.map(({ bytes }) => bytes));
    },

    /** Deletes abandoned uploads; forms keep copies of their own. */
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
            .having(sql<boolean>`max(erstellt) < now() - make_interval(hours => ${UPLOAD_HOURS})`),
        )
        .execute();
      await db
        .deleteFrom('uploads')
        .where(sql<boolean>`erstellt < now() - make_interval(hours => ${UPLOAD_HOURS})`)
        .where('upload', 'not in', db.selectFrom('uploadteile').select('upload'))
        .execute();
    },
  };
}
