import type { Figure, Say } from '../table.ts';
import { createEmbedded, createPostgres } from './databases.ts';
import { bookUnderKills } from './kills.ts';
import { closeConnections } from './load.ts';
import { measureRate } from './rate.ts';

/** Bookings of the holiday programme under load and while api processes are killed, on both databases. */
export async function measureBookings(say: Say): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const open of [createPostgres, async () => createEmbedded()]) {
    const database = await open();
    try {
      // Creates the tables.
      await (await database.start()).stop();
      figures.push(await say(`bookings on ${database.name}`, () => measureRate(database)));
      figures.push(await say(`bookings on ${database.name} under kills`, () => bookUnderKills(database)));
    } finally {
      await database.stop();
    }
  }
  closeConnections();
  return figures;
}
