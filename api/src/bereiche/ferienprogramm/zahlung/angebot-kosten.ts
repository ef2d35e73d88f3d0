import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import type { Kind } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { determinePreise, type Kosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { NO_CENTS } from '@gm/shared/format/betrag';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { buildChildKey } from '../build-child-key.ts';
import { listForderungen, sumPosten } from './forderung.ts';
import { createKontoRepository } from './konto-repository.ts';
import { pickSaetze, withSaetze } from './settle.ts';

const ANGEBOT = 0;

/**
 * What an offered place costs for these children: with whose proven address it goes to, as a further booking of that family, so that
 * a fee is asked once a season; else as anybody's.
 * @param email null for who has not proven it: the figure must not tell what is booked
 */
export async function computeAngebot(
  db: Datenquelle,
  event: Ferienveranstaltung,
  { email, kinder }: { email: string | null; kinder: readonly Kind[] },
  optionen: FerienprogrammOptionen,
): Promise<Kosten> {
  const familie = email === null ? [] : await createKontoRepository(db).readFamilien([email]);
  const preise = determinePreise(
    kinder.map(() => ({ veranstaltungen: [event] })),
    optionen,
  );
  const angebot = {
    id: ANGEBOT,
    saetze: pickSaetze(optionen),
    ermaessigungen: [],
    kinder: kinder.map((kind, nummer) => ({
      id: nummer,
      vorname: kind.vorname,
      schluessel: buildChildKey(kind),
      teilnahmen: [
        {
          veranstaltung_id: event.id,
          titel: event.titel,
          preis: preise[nummer]?.[0] ?? NO_CENTS,
          storniert: false,
          storno_von: null,
        },
      ],
    })),
  };
  return sumPosten(listForderungen([...withSaetze(familie, optionen), angebot]).get(ANGEBOT) ?? []);
}
