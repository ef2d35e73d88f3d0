import type { OutboxRepository } from '../daten/outbox-repository.ts';
import type { Versandweg } from './versandweg.ts';

/** Tries of one mail; with `berechneWartezeit` the last one is about a day after the first. */
const MAX_VERSUCHE = 14;
/** Mails sent at a time by one process. */
const BAHNEN = 3;
/** Milliseconds; looks again even when no wake-up arrived, e.g. after the connection of `LISTEN` broke. */
const SPAETESTENS = 60_000;

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

export interface MailVersand {
  /** Looks for due mails now. Called at start, after an insert, by a timer. */
  wecke(): void;
  /** Waits for the mails in transit; the others stay in the outbox. */
  beende(): Promise<void>;
}

/** 30 s, 1, 2, 4 … minutes, at most six hours. */
export function berechneWartezeit(versuche: number): number {
  return Math.min(30_000 * 2 ** (versuche - 1), 6 * 3_600_000);
}

/**
 * Sends what lies in the outbox. Any number of processes may do so: the outbox hands each mail to one of them. Never
 * throws: a broken database or mail server is logged and tried again.
 */
export function createMailVersand(options: MailVersandOptions): MailVersand {
  const { outbox, versandweg, log, berechneWartezeit: warteNach = berechneWartezeit } = options;
  let lauf: Promise<void> | null = null;
  let nochmal = false;
  let beendet = false;
  let wecker: NodeJS.Timeout | undefined;

  async function sendeNaechste(): Promise<boolean> {
    const mail = beendet ? null : await outbox.reserviere();
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

  async function leere(): Promise<void> {
    do {
      nochmal = false;
      const bahn = async () => {
        while (await sendeNaechste());
      };
      await Promise.all(Array.from({ length: BAHNEN }, bahn));
    } while (nochmal && !beendet);
  }

  function wecke(): void {
    if (beendet) return;
    nochmal = true;
    lauf ??= leere()
      .then(() => outbox.messeWartezeit())
      .catch((error: unknown) => {
        log.error({ err: error }, 'Outbox cannot be read');
        return null;
      })
      .then((pause) => {
        lauf = null;
        if (nochmal) return wecke();
        clearTimeout(wecker);
        if (!beendet) wecker = setTimeout(wecke, Math.min(pause ?? SPAETESTENS, SPAETESTENS));
      });
  }

  return {
    wecke,
    async beende() {
      beendet = true;
      clearTimeout(wecker);
      await lauf;
      versandweg.schliesse();
    },
  };
}
