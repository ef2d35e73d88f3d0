import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createRedaktionRepository, REDAKTION_KANAL } from '../daten/redaktion-repository.ts';
import { vollziehe } from './halte-fest.ts';

/** Lets what editors released begin and end on time from now on. Any number of processes may do so. */
export async function folgeZeitplan(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Pick<Arbeiter, 'beende'>> {
  const arbeiter = createArbeiter({
    erledigeNaechstes: () =>
      db.transaction().execute(async (trx) => {
        const faellig = await createRedaktionRepository(trx).nimmFaelligen();
        if (faellig) await vollziehe(trx, faellig);
        return faellig !== null;
      }),
    messeWartezeit: createRedaktionRepository(db).messeWartezeit,
    melde: (err) => log.error({ err }, 'what editors released cannot be published'),
  });
  const hoereAuf = await listen(REDAKTION_KANAL, arbeiter.wecke);
  arbeiter.wecke();
  return {
    async beende() {
      hoereAuf();
      await arbeiter.beende();
    },
  };
}
