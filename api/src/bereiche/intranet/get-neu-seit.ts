import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';

/** Days that count as new to somebody who logs in for the first time. */
const ERSTE_ANMELDUNG_TAGE = 14;

/** Day from which on things are new to somebody: that of the log-in before this one, because texts have no time of day. */
export function getNeuSeit(letzteAnmeldung: Date | null, jetzt = new Date()): string {
  if (letzteAnmeldung) return readBerlinerZeit(letzteAnmeldung).tag;
  return addTage(readBerlinerZeit(jetzt).tag, -ERSTE_ANMELDUNG_TAGE);
}
