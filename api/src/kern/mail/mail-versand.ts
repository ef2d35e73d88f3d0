import { type Arbeiter, createArbeiter } from '../betrieb/arbeiter.ts';
import { whileHolding } from '../betrieb/while-holding.ts';
import type { OutboxRepository } from './outbox-repository.ts';
import type { Versandweg } from './versandweg.ts';

/** Tries of one mail; with `computeWartezeit` the last one is about a day after the first. */
const MAX_VERSUCHE = 14;
/** Mails sent at a time by one process. */
const BAHNEN = 3;

interface Protokoll {
  warn(daten: object, text: string): void;
  error(daten: object, text: string): void;
}

interface MailVersandOptions {
  outbox: OutboxRepository;
  versandweg: Versandweg;
  log: Protokoll;
  /** Milliseconds to wait after the given number of failed tries. */
  computeWartezeit?: (versuche: number) => number;
}

/** 30 s, 1, 2, 4 … minutes, at most six hours. */
export function computeWartezeit(versuche: number): number {
  return Math.min(30_000 * 2 ** (versuche - 1), 6 * 3_600_000);
}

/**
 * Sends what lies in the outbox. Any number of processes may do so: the outbox hands each mail to one of them. Never
 * throws: a broken database or mail server is logged and tried again.
 */
export function createMailVersand(options: MailVersandOptions): Arbeiter {
  const { outbox, versandweg, log, computeWartezeit: warteNach = computeWartezeit } = options;

  async function doNext(): Promise<boolean> {
    const mail = await outbox.reserve();
    if (!mail) return false;
    const ergebnis = await whileHolding(
      () => outbox.hold(mail),
      () => versandweg.send(mail),
    ).catch((error: Error) => ({
      gesendet: false as const,
      endgueltig: false,
      grund: error.message,
      kennung: error.name,
    }));
    if (ergebnis.gesendet) {
      await outbox.recordVersand(mail);
      return true;
    }
    const angaben = { mail: mail.id, versuch: mail.versuche, kennung: ergebnis.kennung };
    if (ergebnis.endgueltig || mail.versuche >= MAX_VERSUCHE) {
      await outbox.giveUp(mail, ergebnis.grund);
      log.error(angaben, 'Mail given up');
    } else {
      await outbox.move(mail, ergebnis.grund, warteNach(mail.versuche));
      log.warn(angaben, 'Mail not sent, will be tried again');
    }
    return true;
  }

  const arbeiter = createArbeiter({
    doNext,
    bahnen: BAHNEN,
    measureWartezeit: outbox.measureWartezeit,
    report: (err) => log.error({ err }, 'Outbox cannot be read'),
  });
  return {
    wake: arbeiter.wake,
    async end() {
      await arbeiter.end();
      versandweg.close();
    },
  };
}
