import type { Ferienaenderung } from '@gm/shared/bereiche/ferienprogramm/ferienaenderung';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Formular } from '../../kern/formulare/receive-formular.ts';
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

/** Staff give an event more or fewer places, or cancel it: then every family is told, and the programme forgets it. */
export function createFerienaenderung(saison: Saison, jetzt: Date): Formular<Ferienaenderung> {
  let event: GesperrteVeranstaltung | undefined;
  let empfaenger: Empfaenger[] = [];
  const at = (feld: string, meldung: string): FeldFehler[] => [{ feld, meldung }];
  return {
    name: 'ferienaenderung',
    kuerzel: '',
    getReferenz: ({ id }) => String(id),

    async check(trx, { id, was, teilnehmer_max }) {
      event = (await createFerienbuchungRepository(trx).lockVeranstaltungen([id])).get(id);
      if (!event) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
      if (!event.aktiv) return at('was', 'Diese Veranstaltung ist schon abgesagt.');
      const belegt = event.bereits_reserviert;
      if (was === 'plaetze' && teilnehmer_max !== null && teilnehmer_max < UNBEGRENZT && teilnehmer_max < belegt) {
        return at('teilnehmer_max', `Es sind schon ${belegt} Plätze vergeben. Weniger geht nicht.`);
      }
      return [];
    },

    async save(trx, { id, was, teilnehmer_max, grund }) {
      if (!event) throw new Error('Nothing was checked');
      if (was === 'absagen') empfaenger = await cancel(trx, event, grund);
      if (was === 'plaetze' && teilnehmer_max !== null) {
        await createFerienverwaltungRepository(trx).setPlaetze(id, teilnehmer_max);
        await assignFreePlaetze(trx, { ...event, teilnehmer_max }, saison, jetzt);
      }
      await announceProgramm(trx);
      return id;
    },

    async composeMails(_trx, { grund }) {
      const abgesagt = event;
      return abgesagt ? empfaenger.map((wer) => composeAbsage(abgesagt, grund, wer, saison)) : [];
    },
  };
}
