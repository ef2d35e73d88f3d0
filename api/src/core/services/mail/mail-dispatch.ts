import { whileHolding } from '../../platform/jobs/while-holding.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import type { OutboxRepository } from './outbox-repository.ts';
import type { Transport } from './transport.ts';

/** Attempts per mail; with `computeWaitingTime` the last one is about a day after the first. */
const MAX_ATTEMPTS = 14;
/** Mails sent concurrently by one process. */
const LANES = 3;

interface Log {
  warn(data: object, text: string): void;
  error(data: object, text: string): void;
}

interface MailDispatchOptions {
  outbox: OutboxRepository;
  versandweg: Transport;
  log: Log;
  /** Milliseconds to wait after this number of failed attempts. */
  computeWaitingTime?: (attempts: number) => number;
}

/** Exponential back-off: 30 s, 1, 2, 4 … minutes, at most six hours. */
export function computeWaitingTime(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 6 * 3_600_000);
}

/**
 * Sends the mails in the outbox. Any number of processes may run it: the outbox reserves each mail for one of them.
 * Never throws: database and mail server errors are logged and retried.
 */
export function createMailDispatch(options: MailDispatchOptions): JobWorker {
  const { outbox, versandweg: transport, log, computeWaitingTime: waitingAfter = computeWaitingTime } = options;

  async function doNext(): Promise<boolean> {
    const mail = await outbox.reserve();
    if (!mail) return false;
    const result = await whileHolding(
      () => outbox.hold(mail),
      () => transport.send(mail),
    ).catch((error: Error) => ({
      gesendet: false as const,
      endgueltig: false,
      grund: error.message,
      kennung: error.name,
    }));
    if (result.gesendet) {
      await outbox.recordDelivery(mail);
      return true;
    }
    const details = { mail: mail.id, versuch: mail.versuche, kennung: result.kennung };
    if (result.endgueltig || mail.versuche >= MAX_ATTEMPTS) {
      await outbox.giveUp(mail, result.grund);
      log.error(details, 'Mail given up');
    } else {
      await outbox.move(mail, result.grund, waitingAfter(mail.versuche));
      log.warn(details, 'Mail not sent, will be tried again');
    }
    return true;
  }

  const worker = createWorker({
    doNext,
    bahnen: LANES,
    measureWaitingTime: outbox.measureWaitingTime,
    report: (err) => log.error({ err }, 'Outbox cannot be read'),
  });
  return {
    wake: worker.wake,
    async end() {
      await worker.end();
      transport.close();
    },
  };
}
