import type { Ferienaenderung } from '@gm/shared/bereiche/ferienprogramm/ferienaenderung';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Befehl } from '../../kern/formulare/carry-out.ts';
import type { Mail } from '../../kern/mail/mail.ts';
import { announceProgramm } from './announce-programm.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import type { GesperrteVeranstaltung } from './check-anmeldung.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienverwaltungRepository } from './ferienverwaltung-repository.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { formatTermin } from './format-termin.ts';

interface Empfaenger {
  email: string;
  kinder: string;
  /** Number of the booking; who waits has none. */
  referenz: string | null;
}

function composeAbsage(
  event: GesperrteVeranstaltung,
  grund: string,
  { email, kinder, referenz }: Empfaenger,
  saison: Saison,
): Mail {
  const { optionen, absender } = saison;
  const danach = referenz
    ? 'Die Veranstaltung kostet Sie nichts. Ihre übrigen Buchungen bleiben, wie sie sind.'
    : 'Ihr Platz auf der Warteliste endet damit.';
  return {
    an: email,
    antwortAn: optionen.email,
    betreff: `Abgesagt: ${event.titel}`,
    teile: [
      { art: 'ueberschrift', text: `„${event.titel}“ muss leider ausfallen` },
      { art: 'absatz', text: `${formatTermin(event)}\nFür: ${kinder}${referenz ? `\nBuchung ${referenz}` : ''}` },
      { art: 'absatz', text: grund },
      { art: 'absatz', text: danach },
      { art: 'absatz', text: `Mit freundlichen Grüßen\n${absender.gemeinde}` },
    ],
  };
}

/** Ends every place, booked, offered or waited for; gives whom to tell. */
async function cancel(trx: Datenquelle, event: GesperrteVeranstaltung, grund: string): Promise<Empfaenger[]> {
  const verwaltung = createFerienverwaltungRepository(trx);
  const warteliste = createFerienwartelisteRepository(trx);
  const familien = await verwaltung.listFamilien(event.id);
  const wartende = await warteliste.list(event.id);
  let frei = await verwaltung.cancelAll(event.id);
  for (const { id, status, anzahl } of wartende) {
    await warteliste.end(id, 'zurueckgezogen');
    if (status === 'angeboten') frei += anzahl;
  }
  await createFerienbuchungRepository(trx).bookPlaetze(new Map([[event.id, -frei]]));
  await verwaltung.cancel(event.id, grund);
  return [
    ...familien,
    ...wartende.map(({ kontakt, kinder }) => ({
      email: kontakt.email,
      kinder: kinder.map(({ vorname }) => vorname).join(', '),
      referenz: null,
    })),
  ];
}

const refuse = (feld: string, meldung: string) => ({ fehler: [{ feld, meldung }] });

/** Staff give an event more or fewer places, or cancel it: then every family is told, and the programme forgets it. */
export function createFerienaenderung(saison: Saison, jetzt: Date): Befehl<Ferienaenderung, GesperrteVeranstaltung> {
  return {
    name: 'ferienaenderung',

    async check(trx, { id, was, teilnehmer_max }) {
      const event = (await createFerienbuchungRepository(trx).lockVeranstaltungen([id])).get(id);
      if (!event) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
      if (!event.aktiv) return refuse('was', 'Diese Veranstaltung ist schon abgesagt.');
      const belegt = event.bereits_reserviert;
      if (was === 'plaetze' && teilnehmer_max !== null && teilnehmer_max < UNBEGRENZT && teilnehmer_max < belegt) {
        return refuse('teilnehmer_max', `Es sind schon ${belegt} Plätze vergeben. Weniger geht nicht.`);
      }
      return { fund: event };
    },

    async perform(trx, { id, was, teilnehmer_max, grund }, event) {
      const empfaenger = was === 'absagen' ? await cancel(trx, event, grund) : [];
      if (was === 'plaetze' && teilnehmer_max !== null) {
        await createFerienverwaltungRepository(trx).setPlaetze(id, teilnehmer_max);
        await assignFreePlaetze(trx, { ...event, teilnehmer_max }, saison, jetzt);
      }
      await announceProgramm(trx);
      return { id, referenz: String(id), mails: empfaenger.map((wer) => composeAbsage(event, grund, wer, saison)) };
    },
  };
}
