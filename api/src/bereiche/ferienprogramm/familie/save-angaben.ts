import { FRAGEN_NAMEN, type Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { AppError } from '@gm/shared/fehler/app-error';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import type { GespeicherteBuchung } from '../ferienbestand-repository.ts';
import { createAngabenRepository } from '../veranstalter/angaben-repository.ts';
import { createFamilieRepository } from './familie-repository.ts';
import type { Kindangaben } from './kindangaben.ts';

const FEHLT: Record<Frage, string> = {
  notfall: 'Bitte geben Sie eine Telefonnummer an, unter der im Notfall jemand erreichbar ist.',
  allergien: 'Bitte nennen Sie die Allergien. Wenn es keine gibt, schreiben Sie „keine“.',
  schwimmen: 'Bitte wählen Sie Ja oder Nein.',
  heimweg: 'Bitte wählen Sie Ja oder Nein.',
};

/** What the events of a child ask that it has not given back: question by question, by which events. */
export async function listFragenOf(
  db: Datenquelle,
  kinder: readonly Pick<GespeicherteBuchung['kinder'][number], 'teilnahmen'>[],
): Promise<Map<Frage, number[]>> {
  const ids = kinder.flatMap(({ teilnahmen }) =>
    teilnahmen.flatMap(({ veranstaltung_id, storniert }) => (storniert === null ? [veranstaltung_id] : [])),
  );
  const gefragt = await createAngabenRepository(db).listFragen([...new Set(ids)]);
  const fragen = new Map<Frage, number[]>();
  for (const feld of FRAGEN_NAMEN) {
    const von = [...gefragt].flatMap(([id, felder]) => (felder.includes(feld) ? [id] : []));
    if (von.length > 0) fragen.set(feld, von);
  }
  return fragen;
}

/** Keeps what a family answers for a child: what is asked, all of it, and nothing else. Gives the child's first name. */
export async function saveAngaben(db: Datenquelle, { token, kind, ...antworten }: Kindangaben): Promise<string> {
  const familien = createFamilieRepository(db);
  const familie = await familien.find(buildTokenHash(token));
  const alle = familie ? (await familien.listBuchungen(familie.email)).flatMap((buchung) => buchung.kinder) : [];
  const gemeint = alle.find(({ id }) => id === kind);
  if (!gemeint) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  const eintraege = alle.filter(({ schluessel }) => schluessel === gemeint.schluessel);
  const fragen = [...(await listFragenOf(db, eintraege)).keys()];
  const fehler = fragen.flatMap((feld) => (antworten[feld] ? [] : [{ feld, meldung: FEHLT[feld] }]));
  if (fehler.length > 0) throw createFaults(fehler);
  await createAngabenRepository(db).write(
    eintraege.map(({ id }) => id),
    Object.fromEntries(fragen.flatMap((feld) => (antworten[feld] ? [[feld, antworten[feld]]] : []))),
  );
  return gemeint.vorname;
}
