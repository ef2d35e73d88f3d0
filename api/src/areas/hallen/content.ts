import { defineList } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { buildOccupancies } from './build-occupancies.ts';
import { HALL_NAME, hallOccupancyFileSchema } from './hall-occupancies-file.ts';
import { createOccupancyRepository } from './occupancy-repository.ts';

const occupancyKind = {
  ...defineList('hallenbelegung', 'Belegungen der Hallen', 'hallenbelegungen.yaml', hallOccupancyFileSchema),
  gruppe: 'Veranstaltungen',
  einer: 'Belegung einer Halle',
  vorschlaege: { [HALL_NAME]: (db: DataSource) => createOccupancyRepository(db).listHallen() },
  spalten: ['halle', 'wochentag', 'von', 'bis'],
} as const;

/** Weekly use of the halls. */
export const hallsContent = defineContent({
  arten: [occupancyKind],
  read: (reader) => reader.list(occupancyKind),
  build: (hallOccupancies, { tag: day }) => buildOccupancies(hallOccupancies, day),
  write: (trx, lines) => createOccupancyRepository(trx).replace(lines),
});
