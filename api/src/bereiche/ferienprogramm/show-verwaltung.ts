import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import type { Ferienteilnehmer, Ferienverwaltung } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { isAnmeldungOpen, UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { sumCents, toEuro } from '@gm/shared/format/betrag';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFerienverwaltungRepository } from './ferienverwaltung-repository.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { formatTermin } from './format-termin.ts';
import { showHelfer } from './helfer/show-helfer.ts';
import { listKollisionen } from './list-kollisionen.ts';
import { showEntwurf } from './show-entwurf.ts';
import { createTeilnehmerRepository } from './teilnehmer-repository.ts';
import { listAuslagen } from './veranstalter/list-auslagen.ts';
import { createVeranstalterRepository } from './veranstalter/veranstalter-repository.ts';
import { listForderungen, sumPosten } from './zahlung/forderung.ts';
import { createKontoRepository, groupBy } from './zahlung/konto-repository.ts';
import { withSaetze } from './zahlung/settle.ts';

type Zeile = Awaited<ReturnType<ReturnType<typeof createFerienverwaltungRepository>['list']>>[number];
type Event = Ferienverwaltung['data'][number];

function getStand(zeile: Zeile, belegt: number): Event['stand'] {
  if (zeile.entwurf) return 'entwurf';
  if (zeile.abgesagt || !zeile.aktiv) return 'abgesagt';
  if (belegt === 0) return 'leer';
  return zeile.teilnehmer_max < UNBEGRENZT && belegt >= zeile.teilnehmer_max ? 'voll' : 'offen';
}

/** An event as staff see it. */
export function toEvent(zeile: Zeile): Event {
  const { id, titel, veranstaltungsort, teilnehmer_min, teilnehmer_max, teilnehmer, unbestaetigt, wartende } = zeile;
  const belegt = zeile.vorab_reserviert + zeile.gebucht;
  return {
    id,
    titel,
    termin: formatTermin(zeile),
    ort: veranstaltungsort,
    teilnehmer_min,
    teilnehmer_max,
    belegt,
    teilnehmer,
    unbestaetigt,
    wartende,
    einnahmen: toEuro(zeile.einnahmen),
    stand: getStand(zeile, belegt),
    detailURL: `/intranet/ferienprogramm/${id}/`,
  };
}

const sum = (data: readonly Event[], was: 'teilnehmer' | 'wartende') =>
  data.reduce((summe, event) => summe + event[was], 0);

/** Fees of all families, by the function that writes their bills. */
async function sumGebuehren(db: Datenquelle, optionen: FerienprogrammOptionen) {
  const alle = withSaetze(await createKontoRepository(db).readFamilien(null), optionen);
  const familien = groupBy(alle, ({ email }) => email).map(([, buchungen]) => listForderungen(buchungen));
  return sumCents(
    familien.flatMap((forderungen) => [...forderungen.values()].map((posten) => sumPosten(posten).gebuehren)),
  );
}

/** Every event with its figures, and what all of them bring in. */
export async function showVerwaltung(
  db: Datenquelle,
  optionen: FerienprogrammOptionen,
  jetzt: Date,
): Promise<Ferienverwaltung> {
  const verwaltung = createFerienverwaltungRepository(db);
  const zeilen = await verwaltung.list();
  const data = zeilen.map(toEvent);
  const kinder = await verwaltung.countKinder();
  const teilnehmer = sum(data, 'teilnehmer');
  const preise = sumCents(zeilen.map(({ einnahmen }) => einnahmen));
  const fees = await sumGebuehren(db, optionen);
  return {
    data,
    kollisionen: await listKollisionen(db),
    anmeldung: {
      von: optionen.anmeldung_von,
      bis: optionen.anmeldung_bis,
      offen: isAnmeldungOpen(optionen, jetzt),
    },
    summe: {
      teilnehmer,
      kinder,
      wartende: sum(data, 'wartende'),
      ...writeKosten({ veranstaltungen: preise, gebuehren: fees, gesamt: sumCents([preise, fees]) }),
    },
  };
}

/** Who takes part in an event and who waits for it; null when there is no such event. */
export async function showTeilnehmer(db: Datenquelle, id: number): Promise<Ferienteilnehmer | null> {
  const zeile = await createFerienverwaltungRepository(db).find(id);
  const liste = await createTeilnehmerRepository(db).list(id);
  const helfer = await showHelfer(db, id);
  if (!zeile || !liste || !helfer) return null;
  const wartende = await createFerienwartelisteRepository(db).list(id);
  const veranstalter = createVeranstalterRepository(db);
  return {
    ...toEvent(zeile),
    entwurf: zeile.entwurf ? await showEntwurf(db, id) : null,
    liste: liste.teilnehmer.map((kind) => ({
      name: `${kind.name}, ${kind.vorname}`,
      alter: computeAlter(kind.geburtstag, liste.datum_von),
      bemerkung: kind.bemerkung,
      kontakt: `${kind.kontakt_vorname} ${kind.kontakt_name}`,
      telefon: kind.telefon,
      email: kind.email,
      angaben: kind.angaben,
    })),
    betreuung: {
      fragen: liste.fragen,
      veranstalter: await veranstalter.list(id),
      auslagen: await listAuslagen(db, id),
      helfer,
      protokoll: (await veranstalter.listProtokoll(id)).map((eintrag) => ({
        ...eintrag,
        wann: eintrag.wann.toISOString(),
      })),
    },
    warteliste: wartende.map(({ kinder, kontakt, status }) => ({
      kinder: kinder.map(({ vorname, name }) => `${vorname} ${name}`).join(', '),
      kontakt: `${kontakt.vorname} ${kontakt.name}`,
      telefon: kontakt.telefon,
      status,
    })),
  };
}
