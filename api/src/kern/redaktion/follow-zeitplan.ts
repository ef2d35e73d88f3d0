import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../betrieb/arbeiter.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import type { Publikationen } from './publikation.ts';
import { keepZeitplan } from './record-bearbeitung.ts';
import { REDAKTION_KANAL } from './redaktion-repository.ts';
import { createZeitplanRepository } from './zeitplan-repository.ts';

/**
 * Lets what editors released begin and end on time from now on. Any number of processes may do so. What
 * an area that is switched off would publish waits until it is switched on again.
 */
export async function followZeitplan(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { auswahl, find }: Publikationen,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Pick<Arbeiter, 'end'>> {
  /** What could not be done in this round: it must not hold up the others, and is tried again in the next one. */
  const gescheitert = new Map<number, unknown>();

  async function doNext(): Promise<boolean> {
    let id: number | undefined;
    try {
      await db.transaction().execute(async (trx) => {
        const faellig = await createZeitplanRepository(trx).takeDue(auswahl, [...gescheitert.keys()]);
        id = faellig?.id;
        const publikation = faellig && find(faellig.art, faellig.inhalt_art);
        if (publikation) await keepZeitplan(trx, publikation, faellig);
      });
    } catch (error) {
      if (id === undefined) throw error;
      gescheitert.set(id, error);
    }
    if (id !== undefined || gescheitert.size === 0) return id !== undefined;
    const fehler = new AggregateError(gescheitert.values(), `Entries ${[...gescheitert.keys()].join(', ')}`);
    gescheitert.clear();
    throw fehler;
  }

  const arbeiter = createArbeiter({
    doNext,
    measureWartezeit: () => createZeitplanRepository(db).measureWartezeit(auswahl),
    report: (err) => log.error({ err }, 'what editors released cannot be published'),
  });
  const hoereAuf = await listen(REDAKTION_KANAL, arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      hoereAuf();
      await arbeiter.end();
    },
  };
}
