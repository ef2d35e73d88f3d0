import type { Selectable } from 'kysely';
import type { Datenquelle } from './database.ts';
import type { DateienTabelle } from './tabellen/ratsinfo.ts';

/** A file with what its bytes are made of. */
export interface Ratsdatei
  extends Pick<
    Selectable<DateienTabelle>,
    'id' | 'name' | 'dateiname' | 'mime' | 'datum' | 'geaendert' | 'quelle' | 'inhalt' | 'adresse' | 'oeffentlich'
  > {
  /** Deleted, or public once and not any more. */
  entfernt: boolean;
}

/** Files of the council, public or not: whoever shows one asks first. */
export function createRatsDateiRepository(db: Datenquelle) {
  return {
    async finde(id: number): Promise<Ratsdatei | null> {
      const zeile = await db
        .selectFrom('rats_dateien')
        .select(['id', 'name', 'dateiname', 'mime', 'datum', 'geaendert', 'quelle', 'inhalt', 'adresse', 'oeffentlich'])
        .select(['geloescht', 'depubliziert'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!zeile) return null;
      const { geloescht, depubliziert, ...datei } = zeile;
      return { ...datei, entfernt: (geloescht && datei.oeffentlich) || depubliziert };
    },
  };
}
