import type { Ferienaenderung } from '@gm/shared/bereiche/ferienprogramm/ferienaenderung';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Befehl } from '../../kern/formulare/carry-out.ts';
import { announceProgramm } from './announce-programm.ts';
import { assignFreePlaetze } from './assign-free-plaetze.ts';
import type { GesperrteVeranstaltung } from './check-anmeldung.ts';
import { composeAbsage, type Empfaenger } from './compose-absage.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienverwaltungRepository } from './ferienverwaltung-repository.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { composeHelferabsage } from './helfer/compose-helfer.ts';
import { createHelferRepository } from './helfer/helfer-repository.ts';
import { settle } from './zahlung/settle.ts';

/** Ends every place, booked, offered or waited for; gives whom to tell. */
async function cancel(
  trx: Datenquelle,
  event: GesperrteVeranstaltung,
  grund: string,
  { optionen }: Saison,
  jetzt: Date,
): Promise<Empfaenger[]> {
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
  await settle(
    trx,
    familien.map(({ email }) => email),
    optionen,
    jetzt,
  );
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
      const empfaenger = was === 'absagen' ? await cancel(trx, event, grund, saison, jetzt) : [];
      const helfer = was === 'absagen' ? await createHelferRepository(trx).list(id) : [];
      if (was === 'plaetze' && teilnehmer_max !== null) {
        await createFerienverwaltungRepository(trx).setPlaetze(id, teilnehmer_max);
        await assignFreePlaetze(trx, { ...event, teilnehmer_max }, saison, jetzt);
      }
      await announceProgramm(trx);
      const mails = [
        ...empfaenger.map((wer) => composeAbsage(event, grund, wer, saison)),
        ...helfer.map(({ email }) => composeHelferabsage(email, grund, event, saison)),
      ];
      return { id, referenz: String(id), mails };
    },
  };
}
