import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../betrieb/arbeiter.ts';
import type { Config } from '../betrieb/config.ts';
import { whileHolding } from '../betrieb/while-holding.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { loadPushSchluessel } from './load-push-schluessel.ts';
import { createPushRepository, PUSH_KANAL, type ReserviertePush } from './push-repository.ts';
import { createPushSender, type PushErgebnis } from './send-push.ts';

/** Messages sent at a time by one process. */
const BAHNEN = 4;
/** Tries of one message; with the pauses between them the last one is two hours after the first. */
const MAX_VERSUCHE = 10;

/** Milliseconds after the given number of failed tries: 15 s, 30 s, 1, 2, 4 … minutes, at most an hour. */
const computePause = (versuche: number) => Math.min(15_000 * 2 ** (versuche - 1), 3_600_000);

/**
 * Sends notifications from now on: at once what was put in by any process, and what an earlier run left. Any number of
 * processes may do so. The log names no browser.
 */
export async function startPushVersand(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  computeWartezeit = computePause,
): Promise<Pick<Arbeiter, 'end'>> {
  const repository = createPushRepository(db);
  const send = createPushSender(await loadPushSchluessel(config), config);

  async function book(push: ReserviertePush, ergebnis: PushErgebnis): Promise<void> {
    if (ergebnis.art === 'zugestellt') return repository.finish(push);
    if (ergebnis.art === 'abo_erloschen') return repository.deleteAbo(push.endpunkt);
    const angaben = { nachricht: push.nachricht_id, versuch: push.versuche, grund: ergebnis.grund };
    if (ergebnis.art === 'abgelehnt' || push.versuche >= MAX_VERSUCHE) {
      log.error(angaben, 'notification given up');
      return repository.finish(push);
    }
    log.warn(angaben, 'notification not sent, will be tried again');
    return repository.move(push, Math.max(ergebnis.warte ?? 0, computeWartezeit(push.versuche)));
  }

  const versand = createArbeiter({
    async doNext() {
      const push = await repository.reserve();
      if (!push) return false;
      const isOver = push.gueltig_bis.getTime() <= Date.now();
      // The words of an error may name the address.
      const failed = (error: Error): PushErgebnis => ({ art: 'spaeter', grund: error.name });
      if (isOver) await repository.finish(push);
      else {
        const sending = whileHolding(
          () => repository.hold(push),
          () => send(push),
        );
        await book(push, await sending.catch(failed));
      }
      return true;
    },
    bahnen: BAHNEN,
    measureWartezeit: repository.measureWartezeit,
    report: (err) => log.error({ err }, 'notifications cannot be read'),
  });
  const hoereAuf = await listen(PUSH_KANAL, versand.wake);
  versand.wake();
  return {
    async end() {
      hoereAuf();
      await versand.end();
    },
  };
}
