import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createPushRepository, PUSH_KANAL, type ReserviertePush } from '../daten/push-repository.ts';
import { ladePushSchluessel } from './lade-push-schluessel.ts';
import { createPushSender, type PushErgebnis } from './sende-push.ts';

/** Messages sent at a time by one process. */
const BAHNEN = 4;
/** Tries of one message; with the pauses between them the last one is two hours after the first. */
const MAX_VERSUCHE = 10;

/** Milliseconds after the given number of failed tries: 15 s, 30 s, 1, 2, 4 … minutes, at most an hour. */
const berechnePause = (versuche: number) => Math.min(15_000 * 2 ** (versuche - 1), 3_600_000);

/**
 * Sends notifications from now on: at once what was put in by any process, and what an earlier run left. Any number of
 * processes may do so. The log names no browser.
 */
export async function startePushVersand(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  berechneWartezeit = berechnePause,
): Promise<Pick<Arbeiter, 'beende'>> {
  const repository = createPushRepository(db);
  const sende = createPushSender(await ladePushSchluessel(config), config);

  async function verbuche(push: ReserviertePush, ergebnis: PushErgebnis): Promise<void> {
    if (ergebnis.art === 'zugestellt') return repository.schliesseAb(push);
    if (ergebnis.art === 'abo_erloschen') return repository.loescheAbo(push.endpunkt);
    const angaben = { nachricht: push.nachricht_id, versuch: push.versuche, grund: ergebnis.grund };
    if (ergebnis.art === 'abgelehnt' || push.versuche >= MAX_VERSUCHE) {
      log.error(angaben, 'notification given up');
      return repository.schliesseAb(push);
    }
    log.warn(angaben, 'notification not sent, will be tried again');
    return repository.verschiebe(push, Math.max(ergebnis.warte ?? 0, berechneWartezeit(push.versuche)));
  }

  const versand = createArbeiter({
    async erledigeNaechstes() {
      const push = await repository.reserviere();
      if (!push) return false;
      const isOver = push.gueltig_bis.getTime() <= Date.now();
      // The words of an error may name the address.
      const failed = (error: Error): PushErgebnis => ({ art: 'spaeter', grund: error.name });
      if (isOver) await repository.schliesseAb(push);
      else await verbuche(push, await sende(push).catch(failed));
      return true;
    },
    bahnen: BAHNEN,
    messeWartezeit: repository.messeWartezeit,
    melde: (err) => log.error({ err }, 'notifications cannot be read'),
  });
  const hoereAuf = await listen(PUSH_KANAL, versand.wecke);
  versand.wecke();
  return {
    async beende() {
      hoereAuf();
      await versand.beende();
    },
  };
}
