import type { Config } from '../../kern/betrieb/config.ts';
import { createDrosselKey } from '../../kern/server/drossel-repository.ts';
import type { Grenzen } from './ferienbuchung-repository.ts';

const STUNDE = 60;
const TAG = 24 * STUNDE;

/** How much is let through, and which network address asks. */
export interface Schranken
  extends Pick<
    Config,
    'FERIEN_KINDER_JE_MAIL' | 'FERIEN_PLAETZE_JE_MAIL' | 'FERIEN_PLAETZE_JE_NETZ' | 'FERIEN_ANMELDUNGEN_JE_KIND'
  > {
  netz: string;
}

/**
 * The limits of one booking or wish to wait. As long as nobody proves that a mail address is theirs, they keep one hand
 * from taking the whole programme, or a stranger's child from being booked all over. How often a child is asked for counts
 * for each network by itself: nobody uses up what its parents have, or learns whether others asked.
 * @param namen keys of the children
 * @param plaetze places they want in all
 */
export function buildGrenzen(schranken: Schranken, email: string, namen: readonly string[], plaetze: number): Grenzen {
  const mail = email.toLowerCase();
  const zaehler = [
    ...[...new Set(namen)].map((name) => ({
      schluessel: createDrosselKey('ferien-kind', `${schranken.netz} ${name}`),
      anzahl: 1,
      grenze: schranken.FERIEN_ANMELDUNGEN_JE_KIND,
      minuten: TAG,
    })),
    {
      schluessel: createDrosselKey('ferien-mail', mail),
      anzahl: plaetze,
      grenze: schranken.FERIEN_PLAETZE_JE_MAIL,
      minuten: TAG,
    },
    {
      schluessel: createDrosselKey('ferien-netz', schranken.netz),
      anzahl: plaetze,
      grenze: schranken.FERIEN_PLAETZE_JE_NETZ,
      minuten: STUNDE,
    },
  ];
  const sperren = zaehler.slice(-2).map(({ schluessel }) => schluessel);
  return { mail, kinder: schranken.FERIEN_KINDER_JE_MAIL, sperren, zaehler };
}
