import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { OutboxRepository } from '../daten/outbox-repository.ts';
import type { Versandweg } from './versandweg.ts';

/** Tries of one mail; with `berechneWartezeit` the last one is about a day after the first. */
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
  berechneWartezeit?: (versuche: number) => number;
}

/** 30 s, 1, 2, 4 … minutes, at most six hours. */
export function berechneWartezeit(versuche: number): number {
  return Math.min(30_000 * 2 ** (versuche - 1), 6 * 3_600_000);
}

/**
 * Sends what lies in the outbox. Any number of processes may do so: the outbox hands each mail to one of them. Never
 * throws: a broken database or mail server is logged and tried again.
 */
export function createMailVersand(options: MailVersandOptions): Arbeiter {
  const { outbox, versandweg, log, berechneWartezeit: warteNach = berechneWartezeit } = options;

  async function erledigeNaechstes(): Promise<boolean> {
    const mail = await outbox.reserviere();
    if (!mail) return false;
    const ergebnis = await versandweg.sende(mail).catch((error: Error) => ({
      gesendet: false as const,
      endgueltig: false,
      grund: error.message,
      kennung: error.name,
    }));
    if (ergebnis.gesendet) {
      await outbox.verbucheVersand(mail);
      return true;
    }
    const angaben = { mail: mail.id, versuch: mail.versuche, kennung: ergebnis.kennung };
    if (ergebnis.endgueltig || mail.versuche >= MAX_VERSUCHE) {
      await outbox.gibAuf(mail, ergebnis.grund);
      log.error(angaben, 'Mail given up');
    } else {
      await outbox.verschiebe(mail, ergebnis.grund, warteNach(mail.versuche));
      log.warn(angaben, 'Mail not sent, will be tried again');
    }
    return true;
  }

  const arbeiter = createArbeiter({
    erledigeNaechstes,
    bahnen: BAHNEN,
    messeWartezeit: outbox.messeWartezeit,
    melde: (err) => log.error({ err }, 'Outbox cannot be read'),
  });
  return {
    wecke: arbeiter.wecke,
    async beende() {
      await arbeiter.beende();
      versandweg.schliesse();
    },
  };
}
