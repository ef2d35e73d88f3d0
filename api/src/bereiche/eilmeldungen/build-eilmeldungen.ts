import { addTage } from '@gm/shared/regeln/berliner-zeit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import type { EilmeldungZeile } from './eilmeldung-repository.ts';
import type { EilmeldungenDatei, Zeitpunkt } from './eilmeldungen-datei.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const findZeit = (zeit: Zeitpunkt, heute: string) =>
  typeof zeit === 'string'
    ? new Date(zeit)
    : dayjs.tz(`${addTage(heute, zeit.tage)} ${zeit.uhrzeit}`, 'Europe/Berlin').toDate();

/** Notices with the moments that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` when one ends too soon. */
export function buildEilmeldungen(eilmeldungen: EilmeldungenDatei, heute: string): EilmeldungZeile[] {
  const fehler = createFehlerliste();
  const namen = new Set<string>();
  const zeilen = eilmeldungen.map(({ name, titel, text, link = null, von, bis }, index) => {
    const zeile = { datei_name: name, titel, text, link, von: findZeit(von, heute), bis: findZeit(bis, heute) };
    if (zeile.bis <= zeile.von)
      fehler.add('eilmeldungen.yaml', `${index}.bis`, 'Das Ende liegt nicht nach dem Beginn.');
    if (namen.has(name)) fehler.add('eilmeldungen.yaml', `${index}.name`, `Der Name „${name}“ kommt zweimal vor.`);
    namen.add(name);
    return zeile;
  });
  fehler.throwIfAny();
  return zeilen;
}
