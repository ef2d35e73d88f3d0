import type { CouncilPoint } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { type Selectable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { FILE_SHORT, toFile as toCrossReference } from '../council-lines.ts';
import { isVisible, type View } from '../council-view.ts';
import type { FileTable } from '../tables.ts';

/** A file with the source of its bytes. */
export interface CouncilFile
  extends Pick<
    Selectable<FileTable>,
    'id' | 'name' | 'dateiname' | 'mime' | 'datum' | 'geaendert' | 'quelle' | 'inhalt' | 'adresse' | 'oeffentlich'
  > {
  /** Deleted, or no longer public. */
  entfernt: boolean;
}

/** Files of the council, public or not: callers must check access first. */
export function createCouncilFileRepository(db: DataSource) {
  const files = () =>
    db
      .selectFrom('rats_dateien as datei')
      .select(['id', 'name', 'dateiname', 'mime', 'datum', 'geaendert', 'quelle', 'inhalt', 'adresse', 'oeffentlich'])
      .select(['geloescht', 'depubliziert']);

  function toFile({ geloescht: deleted, depubliziert, ...file }: NonNullable<Line>): CouncilFile {
    return { ...file, entfernt: (deleted && file.oeffentlich) || depubliziert };
  }
  type Line = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirst']>>;

  return {
    async find(id: number): Promise<CouncilFile | null> {
      const line = await files().where('id', '=', id).executeTakeFirst();
      return line ? toFile(line) : null;
    },

    /** A file visible to `view`, or null. */
    async findVisible(id: number, view: View): Promise<CouncilFile | null> {
      const line = await files().where('id', '=', id).where(isVisible('datei', view)).executeTakeFirst();
      return line ? toFile(line) : null;
    },

    /** Agenda items with the files of their papers before their own. */
    async completeVorlagen<Point extends Pick<CouncilPoint, 'vorlage' | 'dateien'>>(
      points: readonly Point[],
      view: View,
    ): Promise<Point[]> {
      const papers = points.flatMap(({ vorlage: paper }) => paper?.id ?? []);
      const lines = await db
        .selectFrom('rats_dateien as datei')
        .select(FILE_SHORT)
        .select('datei.vorlage_id')
        .where('datei.vorlage_id', '=', sql<number>`any(${papers}::int[])`)
        .where(isVisible('datei', view))
        .orderBy(sql`datei.rolle <> 'mainFile'`)
        .orderBy('datei.id')
        .execute();
      return points.map((point) => ({
        ...point,
        dateien: [
          ...lines.filter(({ vorlage_id }) => vorlage_id === point.vorlage?.id).map(toCrossReference),
          ...point.dateien,
        ],
      }));
    },

    /** A file by the secret in its URL if visible to `view`, or null. */
    async findDocument(key: string, view: View): Promise<CouncilFile | null> {
      const line = await files().where('schluessel', '=', key).where(isVisible('datei', view)).executeTakeFirst();
      return line ? toFile(line) : null;
    },
  };
}
