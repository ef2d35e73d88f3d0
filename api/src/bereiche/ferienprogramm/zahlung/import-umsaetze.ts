import type { Cents } from '@gm/shared/format/betrag';
import { formatCents } from '@gm/shared/format/betrag';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { findReferenzen, matchUmsatz, type Zuordnung } from './match-umsatz.ts';
import { hashUmsatz, refuseDatei, type Umsatz } from './umsatz.ts';
import { createZahlungRepository, type Konto, type UmsatzZeile } from './zahlung-repository.ts';

export interface Importergebnis {
  neu: number;
  bekannt: number;
  zugeordnet: number;
  offen: number;
}

interface Pruefling extends Umsatz {
  inhalt: string;
}

/**
 * Which lines of a file are new. A line is known by the bank's number; where either side has none, by what it says, and then each
 * stored line stands for one of the file: two equal payments of one day are two. A number that comes again with another content is no mistake
 * of a bank.
 */
function sortOut(zeilen: readonly Pruefling[], gleiche: readonly UmsatzZeile[]) {
  const frei = new Set(gleiche);
  const neu: Pruefling[] = [];
  const nachgetragen: { id: number; bankreferenz: string }[] = [];
  for (const zeile of zeilen) {
    const { bankreferenz, inhalt, betrag, tag } = zeile;
    const nummer = bankreferenz === null ? undefined : gleiche.find((alt) => alt.bankreferenz === bankreferenz);
    if (nummer && (nummer.betrag !== betrag || nummer.tag !== tag)) {
      throw refuseDatei(
        `Der Umsatz ${bankreferenz} steht schon mit ${formatCents(nummer.betrag)} vom ${nummer.tag} in den Büchern. Die Datei wurde nicht eingelesen.`,
      );
    }
    const bekannt =
      nummer ?? [...frei].find((alt) => alt.inhalt === inhalt && (alt.bankreferenz === null || bankreferenz === null));
    if (!bekannt) neu.push(zeile);
    else {
      frei.delete(bekannt);
      if (bankreferenz !== null && bekannt.bankreferenz === null) nachgetragen.push({ id: bekannt.id, bankreferenz });
    }
  }
  return { neu, nachgetragen };
}

/** Notes what a line pays; the line is then settled in full, by as many rows as it pays bills. */
export async function assign(
  trx: Datenquelle,
  { id, tag, betrag }: Pick<UmsatzZeile, 'id' | 'tag' | 'betrag'>,
  zuordnungen: readonly Zuordnung[],
  von: string,
): Promise<void> {
  const zahlungen = createZahlungRepository(trx);
  const summe = zuordnungen.reduce((bisher, zuordnung) => bisher + zuordnung.betrag, 0);
  if (summe !== betrag) throw new Error('A line is assigned as a whole or not at all');
  for (const { buchung_id, betrag: teil } of zuordnungen) {
    const art = teil < 0 ? 'erstattung' : 'ueberweisung';
    await zahlungen.add({ buchung_id, betrag: teil, art, tag, umsatz_id: id, von });
  }
  await zahlungen.setStand(id, 'zugeordnet', '');
}

/**
 * Reads a statement into the books, all of it or nothing. The same file once more, another that overlaps it, or the same lines in another
 * format change nothing.
 */
export async function importUmsaetze(
  db: Datenquelle,
  umsaetze: readonly Umsatz[],
  von: string,
): Promise<Importergebnis> {
  const zeilen = umsaetze
    .filter(({ betrag }) => betrag !== 0)
    .map((umsatz) => ({ ...umsatz, inhalt: hashUmsatz(umsatz) }));
  const nummern = zeilen.flatMap(({ bankreferenz }) => bankreferenz ?? []);
  if (new Set(nummern).size < nummern.length) {
    throw refuseDatei('Derselbe Umsatz steht zweimal in der Datei. Die Datei wurde nicht eingelesen.');
  }
  return db.transaction().execute(async (trx) => {
    const zahlungen = createZahlungRepository(trx);
    await zahlungen.lockUmsaetze();
    const gleiche = await zahlungen.findGleiche(
      zeilen.map(({ inhalt }) => inhalt),
      nummern,
    );
    const { neu, nachgetragen } = sortOut(zeilen, gleiche);
    for (const { id, bankreferenz } of nachgetragen) await zahlungen.noteBankreferenz(id, bankreferenz);
    const konten = await zahlungen.listKonten();
    let zugeordnet = 0;
    for (const zeile of neu) {
      const id = await zahlungen.addUmsatz(zeile);
      if (await settleUmsatz(trx, { ...zeile, id }, konten, von)) zugeordnet += 1;
    }
    return { neu: neu.length, bekannt: zeilen.length - neu.length, zugeordnet, offen: neu.length - zugeordnet };
  });
}

/** Assigns a line where there is no doubt, and remembers it in `konten`; else notes why not. */
async function settleUmsatz(
  trx: Datenquelle,
  zeile: Umsatz & { id: number },
  konten: Konto[],
  von: string,
): Promise<boolean> {
  const zahlungen = createZahlungRepository(trx);
  if (zeile.betrag < 0) {
    const genannte = konten.filter(({ referenz }) => findReferenzen(zeile.zweck).includes(referenz));
    const [einzige] = genannte.length === 1 ? genannte : [];
    const veranlasst = einzige && (await zahlungen.findErstattung(einzige.buchung_id, zeile.betrag));
    if (veranlasst) {
      await zahlungen.link(veranlasst, zeile.id);
      await zahlungen.setStand(zeile.id, 'zugeordnet', '');
      return true;
    }
  }
  const treffer = matchUmsatz(zeile, konten);
  if (treffer.art === 'offen') {
    await zahlungen.setStand(zeile.id, 'offen', treffer.grund);
    return false;
  }
  await assign(trx, zeile, treffer.zuordnungen, von);
  for (const { buchung_id, betrag } of treffer.zuordnungen) {
    const konto = konten.find((eines) => eines.buchung_id === buchung_id);
    if (konto) konto.offen = (konto.offen - betrag) as Cents;
  }
  return true;
}
