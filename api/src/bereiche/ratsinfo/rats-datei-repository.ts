import type { Ratspunkt } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import { DATEI_KURZ, toDatei as toVerweis } from './rats-zeilen.ts';
import type { DateienTabelle } from './tables.ts';

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
  const dateien = () =>
    db
      .selectFrom('rats_dateien as datei')
      .select(['id', 'name', 'dateiname', 'mime', 'datum', 'geaendert', 'quelle', 'inhalt', 'adresse', 'oeffentlich'])
      .select(['geloescht', 'depubliziert']);

  function toDatei({ geloescht, depubliziert, ...datei }: NonNullable<Zeile>): Ratsdatei {
    return { ...datei, entfernt: (geloescht && datei.oeffentlich) || depubliziert };
  }
  type Zeile = Awaited<ReturnType<ReturnType<typeof dateien>['executeTakeFirst']>>;

  return {
    async find(id: number): Promise<Ratsdatei | null> {
      const zeile = await dateien().where('id', '=', id).executeTakeFirst();
      return zeile ? toDatei(zeile) : null;
    },

    /** A file for somebody who may read what `sicht` says; or null. */
    async findVisible(id: number, sicht: Sicht): Promise<Ratsdatei | null> {
      const zeile = await dateien().where('id', '=', id).where(isVisible('datei', sicht)).executeTakeFirst();
      return zeile ? toDatei(zeile) : null;
    },

    /** Agenda items with the files of their papers before their own. */
    async completeVorlagen<Punkt extends Pick<Ratspunkt, 'vorlage' | 'dateien'>>(
      punkte: readonly Punkt[],
      sicht: Sicht,
    ): Promise<Punkt[]> {
      const vorlagen = punkte.flatMap(({ vorlage }) => vorlage?.id ?? []);
      const zeilen = await db
        .selectFrom('rats_dateien as datei')
        .select(DATEI_KURZ)
        .select('datei.vorlage_id')
        .where('datei.vorlage_id', '=', sql<number>`any(${vorlagen}::int[])`)
        .where(isVisible('datei', sicht))
        .orderBy(sql`datei.rolle <> 'mainFile'`)
        .orderBy('datei.id')
        .execute();
      return punkte.map((punkt) => ({
        ...punkt,
        dateien: [
          ...zeilen.filter(({ vorlage_id }) => vorlage_id === punkt.vorlage?.id).map(toVerweis),
          ...punkt.dateien,
        ],
      }));
    },

    /** A file by the secret of its address, for somebody who may read what `sicht` says; or null. */
    async findUnterlage(schluessel: string, sicht: Sicht): Promise<Ratsdatei | null> {
      const zeile = await dateien()
        .where('schluessel', '=', schluessel)
        .where(isVisible('datei', sicht))
        .executeTakeFirst();
      return zeile ? toDatei(zeile) : null;
    },
  };
}
