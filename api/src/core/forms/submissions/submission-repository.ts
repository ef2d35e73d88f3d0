import type { Consent } from '@gm/shared/schemas/consents';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { logDeletion } from '../../platform/database/log-deletion.ts';
import { getUpload } from '../../services/images/image-service.ts';
import type { SubmissionsTable } from '../tables.ts';

type NewSubmission = Omit<Insertable<SubmissionsTable>, 'angaben' | 'geaendert' | 'zustimmungen'> & {
  angaben: Record<string, unknown>;
  zustimmungen: Consent[];
};

export function createSubmissionRepository(db: DataSource) {
  return {
    /** Stores a submission with status 'eingegangen'. Returns its id. */
    async save({ angaben: details, zustimmungen: consents, ...submission }: NewSubmission): Promise<number> {
      const { id } = await db
        .insertInto('einsendungen')
        .values({
          ...submission,
          angaben: JSON.stringify(details),
          zustimmungen: JSON.stringify(consents),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Deletes submissions past the retention period of their form (`sonst` for forms without one) and logs the number
     * by form. Returns the files that are no longer needed.
     */
    async deleteOld({ sonst: otherwise, ...perForm }: Record<string, number> & { sonst: number }): Promise<string[]> {
      const days = sql<number>`coalesce((${JSON.stringify(perForm)}::jsonb ->> formular)::int, ${otherwise}::int)`;
      return db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('einsendungen')
          .where('erstellt', '<', sql<Date>`now() - make_interval(days => ${days})`)
          .returning(['formular', 'bild'])
          .execute();
        const count = new Map<string, number>();
        for (const { formular: form } of deleted) count.set(form, (count.get(form) ?? 0) + 1);
        await logDeletion(trx, count);
        const files = deleted.flatMap(({ bild: image }) => image ?? []);
        if (files.length > 0) await trx.deleteFrom('bilder').where('datei', 'in', files.map(getUpload)).execute();
        return files;
      });
    },
  };
}
