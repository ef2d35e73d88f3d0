import { randomUUID } from 'node:crypto';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { type Kasse, type Kassenkonto, ZAHLUNGSARTEN } from '@gm/shared/bereiche/ferienprogramm/kasse';
import { type Cents, formatCents, sumCents, toEuro } from '@gm/shared/format/betrag';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbestandRepository } from '../ferienbestand-repository.ts';
import { isFaellig } from './erinnern.ts';
import { matchUmsatz } from './match-umsatz.ts';
import { readForderung } from './settle.ts';
import { createZahlungRepository, type Konto } from './zahlung-repository.ts';

const toZeile = (tag: string) => (konto: Konto) => ({
  referenz: konto.referenz,
  name: `${konto.vorname} ${konto.name}`,
  faellig: konto.faellig,
  soll: toEuro(konto.soll),
  ist: toEuro(konto.ist),
  offen: toEuro(konto.offen),
  ueberfaellig: isFaellig(konto, tag),
  erinnert: konto.erinnert,
  href: `/intranet/ferienprogramm/kasse/${konto.referenz}/`,
});

/** This month and the one before it, and the whole year. */
function listZeitraeume(tag: string): Kasse['zeitraeume'] {
  const erster = `${tag.slice(0, 7)}-01`;
  const letzter = addTage(erster, -1);
  return [
    { name: 'Dieser Monat', von: erster, bis: tag },
    { name: 'Letzter Monat', von: `${letzter.slice(0, 7)}-01`, bis: letzter },
    { name: 'Dieses Jahr', von: `${tag.slice(0, 4)}-01-01`, bis: tag },
  ];
}

/** All bills, and lines of statements that nobody has assigned yet, with what they may mean. */
export async function showKasse(db: Datenquelle, { optionen }: Pick<Saison, 'optionen'>, jetzt: Date): Promise<Kasse> {
  const zahlungen = createZahlungRepository(db);
  const konten = await zahlungen.listKonten();
  const { tag } = readBerlinerZeit(jetzt);
  const sum = (get: (konto: Konto) => number) => toEuro(sumCents(konten.map((konto) => get(konto) as Cents)));
  const umsaetze = await zahlungen.listOffeneUmsaetze();
  return {
    eingerichtet: optionen.konto !== null,
    summe: {
      soll: sum(({ soll }) => soll),
      ist: sum(({ ist }) => ist),
      offen: sum(({ offen }) => Math.max(0, offen)),
      guthaben: sum(({ offen }) => Math.max(0, 0 - offen)),
      ueberfaellig: konten.filter((konto) => isFaellig(konto, tag)).length,
    },
    konten: konten.map(toZeile(tag)),
    zeitraeume: listZeitraeume(tag),
    umsaetze: umsaetze.map((umsatz) => {
      const treffer = matchUmsatz(umsatz, konten);
      // Meanwhile there may be a bill that leaves no doubt: staff still decide.
      const sichere = treffer.art === 'sicher' ? treffer.zuordnungen.map(({ buchung_id }) => buchung_id) : [];
      const kandidaten =
        treffer.art === 'offen'
          ? treffer.kandidaten
          : konten.filter(({ buchung_id }) => sichere.includes(buchung_id)).map(({ referenz }) => referenz);
      const { id, tag: am, betrag, name, zweck, grund } = umsatz;
      return { id, tag: am, betrag: toEuro(betrag), name, zweck, grund, kandidaten };
    }),
  };
}

/** One bill with all that happened to it; null where there is none. */
export async function showKassenkonto(
  db: Datenquelle,
  referenz: string,
  { optionen }: Pick<Saison, 'optionen'>,
  jetzt: Date,
): Promise<Kassenkonto | null> {
  const zahlungen = createZahlungRepository(db);
  const konto = await zahlungen.findKonto(referenz);
  const buchung = konto && (await createFerienbestandRepository(db).read(konto.buchung_id));
  if (!konto || !buchung) return null;
  const id = konto.buchung_id;
  const alle = await zahlungen.listZahlungen(id);
  const rest = (umsatz: number) =>
    alle.filter(({ umsatz_id }) => umsatz_id === umsatz).reduce((summe, { betrag }) => summe + betrag, 0);
  return {
    ...toZeile(readBerlinerZeit(jetzt).tag)(konto),
    email: buchung.email,
    telefon: buchung.telefon,
    kosten: writeKosten((await readForderung(db, buchung, optionen)).kosten),
    posten: (await zahlungen.listPosten(id)).map(({ gebucht, was, betrag }) => ({
      tag: readBerlinerZeit(gebucht).tag,
      was,
      betrag: toEuro(betrag),
    })),
    zahlungen: alle.map(({ id: zahlung, tag, art, betrag, notiz, umsatz_id }) => ({
      id: zahlung,
      tag,
      art: ZAHLUNGSARTEN[art],
      betrag: toEuro(betrag),
      notiz,
      loesbar: umsatz_id !== null && art !== 'berichtigung' && rest(umsatz_id) !== 0,
    })),
    ermaessigungen: (await zahlungen.listErmaessigungen(id)).map(({ id: nummer, prozent, betrag, grund, von }) => ({
      id: nummer,
      text: betrag === null ? `${grund}, ${prozent} % der Preise` : `${grund}, ${formatCents(betrag)}`,
      von,
    })),
    beleg: randomUUID(),
    sozialpass: optionen.rabatt_sozialpass,
  };
}
