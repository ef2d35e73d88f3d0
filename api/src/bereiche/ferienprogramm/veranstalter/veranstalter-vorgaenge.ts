import { FRAGEN_NAMEN } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import { createFerienaenderung } from '../change-veranstaltung.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbuchungRepository } from '../ferienbuchung-repository.ts';
import { createFerienentwurfRepository } from '../ferienentwurf-repository.ts';
import { createFerienverwaltungRepository } from '../ferienverwaltung-repository.ts';
import { runHelfervorgang } from '../helfer/helfer-vorgaenge.ts';
import { composeVeranstalternachricht } from './compose-veranstalter.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';
import type { Veranstaltervorgang } from './veranstaltervorgang.ts';

/** Messages to the families of one event in a day. */
const NACHRICHTEN_AM_TAG = 5;
const TAG = 24 * 60;

const refuse = (feld: string, meldung: string) => createFaults([{ feld, meldung }]);

/** What is done with one event, and by whom. */
export interface Auftrag {
  veranstalter: { name: string; email: string };
  saison: Saison;
  jetzt: Date;
}
type Vorgang = Exclude<Veranstaltervorgang, { vorgang: 'neu' | 'abmelden' }>;
type Von<V extends Vorgang['vorgang']> = Extract<Vorgang, { vorgang: V }>;

/** After the release an organiser may give places, and take none away. */
async function addPlaetze(
  trx: Datenquelle,
  { id, teilnehmer_max }: Von<'plaetze'>,
  { saison, jetzt }: Auftrag,
): Promise<[satz: string, notiz: string]> {
  const aenderung = createFerienaenderung(saison, jetzt);
  const eingabe = { id, was: 'plaetze' as const, teilnehmer_max, grund: '', firma: '', route: '' };
  const bisher = (await createFerienbuchungRepository(trx).lockVeranstaltungen([id])).get(id)?.teilnehmer_max ?? 0;
  if (teilnehmer_max <= bisher) {
    throw refuse(
      'teilnehmer_max',
      `Bisher sind es ${bisher}, und hier können Sie nur Plätze dazugeben. Für weniger wenden Sie sich bitte an ${saison.optionen.email}.`,
    );
  }
  const pruefung = await aenderung.check(trx, eingabe);
  if ('fehler' in pruefung)
    throw createFaults(pruefung.fehler.map(({ meldung }) => ({ feld: 'teilnehmer_max', meldung })));
  await aenderung.perform(trx, eingabe, pruefung.fund);
  return [
    `Jetzt gibt es ${teilnehmer_max} Plätze. Neue Plätze bekommt zuerst, wer wartet.`,
    `Plätze von ${bisher} auf ${teilnehmer_max} erhöht`,
  ];
}

/** Writes to every family once, from the municipality: nobody sees an address. */
async function writeFamilien(
  trx: Datenquelle,
  { id, betreff, text }: Von<'nachricht'>,
  { veranstalter, saison: { absender } }: Auftrag,
): Promise<[satz: string, notiz: string]> {
  const [event] = [...(await createFerienbuchungRepository(trx).lockVeranstaltungen([id])).values()];
  const familien = new Map<string, string[]>();
  for (const { email, kinder } of await createFerienverwaltungRepository(trx).listFamilien(id)) {
    const adresse = email.toLowerCase();
    familien.set(adresse, [...(familien.get(adresse) ?? []), kinder]);
  }
  if (!event || familien.size === 0) throw refuse('text', 'Noch hat sich niemand angemeldet.');
  if ((await createDrosselRepository(trx).count('ferien-nachricht', String(id), TAG)) > NACHRICHTEN_AM_TAG) {
    throw refuse(
      'text',
      `Mehr als ${NACHRICHTEN_AM_TAG} Nachrichten am Tag verschicken wir nicht. Bitte fassen Sie zusammen, was noch kommt, und schreiben Sie morgen.`,
    );
  }
  const outbox = createOutboxRepository(trx);
  const send = (an: string, kinder: string | null) =>
    outbox.store(
      renderMail(composeVeranstalternachricht({ an, kinder, betreff, text }, event, veranstalter, absender)),
    );
  for (const [an, kinder] of familien) await send(an, kinder.join(', '));
  await send(veranstalter.email, null);
  const wem = familien.size === 1 ? 'eine Familie' : `${familien.size} Familien`;
  return [`Ihre Nachricht ist an ${wem} unterwegs. Sie bekommen eine Kopie.`, `Nachricht an ${wem}: ${betreff}`];
}

/** Does what an organiser ordered about an event that is the organiser's; gives a sentence about it, and keeps a line for staff. */
export async function runVeranstaltervorgang(trx: Datenquelle, eingabe: Vorgang, auftrag: Auftrag): Promise<string> {
  const { id } = eingabe;
  const { email } = auftrag.veranstalter;
  const repository = createVeranstalterRepository(trx);
  const perform = async (): Promise<[satz: string, notiz: string]> => {
    switch (eingabe.vorgang) {
      case 'plaetze':
        return addPlaetze(trx, eingabe, auftrag);
      case 'nachricht':
        return writeFamilien(trx, eingabe, auftrag);
      case 'auslage': {
        const betrag = toCents(eingabe.betrag);
        await repository.addAuslage({ veranstaltung_id: id, betrag, wofuer: eingabe.wofuer, von: email });
        const was = `${formatCents(betrag)} für ${eingabe.wofuer}`;
        return [`Gemeldet: ${was}`, `Auslagen gemeldet: ${was}`];
      }
      case 'auslage_ende': {
        const weg = await repository.removeAuslage(id, eingabe.auslage, email);
        if (!weg) throw refuse('auslage', 'Diese Auslage gibt es nicht mehr, oder jemand anders hat sie gemeldet.');
        const was = `${formatCents(weg.betrag)} für ${weg.wofuer}`;
        return [`Zurückgenommen: ${was}`, `Auslagen zurückgenommen: ${was}`];
      }
      case 'fragen': {
        if (!(await createFerienentwurfRepository(trx).lock(id))) {
          throw refuse(
            'notfall',
            `Die Veranstaltung ist veröffentlicht, Familien haben schon gebucht. Bitte wenden Sie sich an ${auftrag.saison.optionen.email}.`,
          );
        }
        const fragen = FRAGEN_NAMEN.filter((feld) => eingabe[feld]);
        await repository.setFragen(id, fragen);
        return ['Gespeichert: Das fragen wir die Familien nach der Buchung.', 'Fragen an die Familien geändert'];
      }
      case 'helferbedarf':
      case 'helfer_eintragen':
      case 'helfer_austragen':
        return runHelfervorgang(trx, eingabe, id, auftrag.saison);
    }
  };
  const [satz, notiz] = await perform();
  await repository.note(id, email, notiz);
  return satz;
}
