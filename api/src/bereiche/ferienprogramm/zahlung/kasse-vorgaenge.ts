import { AppError } from '@gm/shared/fehler/app-error';
import { type Cents, formatCents, toCents } from '@gm/shared/format/betrag';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import type { Saison } from '../ferien-dienst.ts';
import { remindAll } from './erinnern.ts';
import { assign } from './import-umsaetze.ts';
import type { Kassenvorgang } from './kassenvorgang.ts';
import { findReferenzen, type Zuordnung } from './match-umsatz.ts';
import { settle } from './settle.ts';
import { createZahlungRepository, type Konto } from './zahlung-repository.ts';

const refuse = (feld: string, meldung: string) => createFaults([{ feld, meldung }]);
type Vorgang<V extends Kassenvorgang['vorgang']> = Extract<Kassenvorgang, { vorgang: V }>;

interface Umstaende {
  saison: Saison;
  jetzt: Date;
  /** Who of the staff. */
  von: string;
}

async function lockKonto(trx: Datenquelle, text: string): Promise<Konto> {
  const zahlungen = createZahlungRepository(trx);
  const [referenz = text.trim()] = findReferenzen(text);
  const konto = await zahlungen.findKonto(referenz);
  if (!konto) throw refuse('referenz', `Eine Rechnung zu „${referenz.slice(0, 40)}“ gibt es nicht.`);
  await zahlungen.lockKonto(konto.buchung_id);
  return (await zahlungen.findKonto(referenz)) ?? konto;
}

/** Each bill gets what is open, the last one the rest: no cent of the line is lost. */
function distribute(betrag: Cents, konten: readonly Konto[]): Zuordnung[] {
  let rest: number = betrag;
  return konten
    .map(({ buchung_id, offen }, nummer) => {
      const teil = nummer === konten.length - 1 ? rest : Math.max(0, Math.min(rest, offen));
      rest -= teil;
      return { buchung_id, betrag: teil as Cents };
    })
    .filter((zuordnung) => zuordnung.betrag !== 0);
}

async function lockUmsatz(trx: Datenquelle, id: number) {
  const zahlungen = createZahlungRepository(trx);
  await zahlungen.lockUmsaetze();
  const umsatz = await zahlungen.findUmsatz(id);
  if (umsatz?.stand !== 'offen')
    throw new AppError('konflikt', 'Dieser Umsatz ist schon erledigt. Bitte laden Sie die Seite neu.');
  return umsatz;
}

async function assignByHand(
  trx: Datenquelle,
  { umsatz: id, referenz }: Vorgang<'zuordnen'>,
  { von }: Umstaende,
): Promise<string> {
  const umsatz = await lockUmsatz(trx, id);
  const nummern = findReferenzen(referenz);
  const konten: Konto[] = [];
  for (const nummer of nummern.length > 0 ? nummern : [referenz]) konten.push(await lockKonto(trx, nummer));
  const [eines] = konten;
  if (umsatz.betrag < 0 && (konten.length > 1 || !eines || eines.offen > umsatz.betrag)) {
    throw refuse(
      'referenz',
      'So viel Guthaben hat diese Rechnung nicht. Zurückzahlen können Sie nur, was zu viel bezahlt wurde.',
    );
  }
  await assign(
    trx,
    umsatz,
    umsatz.betrag < 0 && eines
      ? [{ buchung_id: eines.buchung_id, betrag: umsatz.betrag }]
      : distribute(umsatz.betrag, konten),
    von,
  );
  return `${formatCents(umsatz.betrag)} sind ${konten.map((konto) => konto.referenz).join(' und ')} zugeordnet.`;
}

/** Takes an assignment back; the whole line is then open again. */
async function release(
  trx: Datenquelle,
  { zahlung: id }: Vorgang<'loesen'>,
  { von, jetzt }: Umstaende,
): Promise<string> {
  const zahlungen = createZahlungRepository(trx);
  await zahlungen.lockUmsaetze();
  const zahlung = await zahlungen.findZahlung(id);
  const umsatz = zahlung?.umsatz_id ? await zahlungen.findUmsatz(zahlung.umsatz_id) : null;
  if (!zahlung || umsatz?.stand !== 'zugeordnet') throw new AppError('konflikt', 'Diese Zuordnung gibt es nicht mehr.');
  const { tag } = readBerlinerZeit(jetzt);
  for (const { buchung_id, betrag } of await zahlungen.listVonUmsatz(umsatz.id)) {
    const notiz = 'Zuordnung gelöst';
    await zahlungen.add({
      buchung_id,
      betrag: (0 - betrag) as Cents,
      art: 'berichtigung',
      tag,
      umsatz_id: umsatz.id,
      notiz,
      von,
    });
  }
  await zahlungen.setStand(umsatz.id, 'offen', 'Die Zuordnung wurde gelöst.');
  return 'Die Zuordnung ist gelöst. Der Umsatz steht wieder bei den offenen.';
}

async function note(trx: Datenquelle, eingabe: Vorgang<'zahlung'>, { von, jetzt }: Umstaende): Promise<string> {
  const konto = await lockKonto(trx, eingabe.referenz);
  const betrag = toCents(eingabe.betrag);
  if (eingabe.art === 'erstattung' && konto.offen > 0 - betrag) {
    throw refuse(
      'betrag',
      `Zurückzahlen können Sie höchstens das Guthaben von ${formatCents(Math.max(0, 0 - konto.offen) as Cents)}.`,
    );
  }
  const { buchung_id } = konto;
  const { art, notiz, beleg } = eingabe;
  const { tag } = readBerlinerZeit(jetzt);
  const mit = (art === 'erstattung' ? 0 - betrag : betrag) as Cents;
  await createZahlungRepository(trx).add({ buchung_id, betrag: mit, art, tag, notiz, beleg, von });
  return art === 'bar'
    ? `${formatCents(betrag)} sind als bezahlt notiert.`
    : `Die Erstattung von ${formatCents(betrag)} ist notiert.`;
}

async function discount(
  trx: Datenquelle,
  eingabe: Vorgang<'sozialpass'> | Vorgang<'ermaessigung'>,
  { saison: { optionen }, von, jetzt }: Umstaende,
): Promise<string> {
  const { buchung_id, email } = await lockKonto(trx, eingabe.referenz);
  const rabatte = createZahlungRepository(trx);
  if (eingabe.vorgang === 'sozialpass') {
    const prozent = optionen.rabatt_sozialpass;
    if (prozent === 0) throw refuse('referenz', 'In dieser Saison gibt es keine Ermäßigung mit Sozialpass.');
    if (!(await rabatte.addErmaessigung({ buchung_id, prozent, betrag: null, grund: 'Sozialpass', von }))) {
      throw refuse('referenz', 'Die Ermäßigung mit Sozialpass steht schon auf dieser Rechnung.');
    }
  } else {
    await rabatte.addErmaessigung({
      buchung_id,
      prozent: null,
      betrag: toCents(eingabe.betrag),
      grund: eingabe.grund,
      von,
    });
  }
  await settle(trx, [email], optionen, jetzt);
  return 'Die Ermäßigung steht auf der Rechnung.';
}

async function endDiscount(
  trx: Datenquelle,
  { id }: Vorgang<'ermaessigung_ende'>,
  { saison, jetzt }: Umstaende,
): Promise<string> {
  const email = await createZahlungRepository(trx).removeErmaessigung(id);
  if (!email) throw new AppError('konflikt', 'Diese Ermäßigung gibt es nicht mehr.');
  await settle(trx, [email], saison.optionen, jetzt);
  return 'Die Ermäßigung ist zurückgenommen.';
}

/** Does what staff ordered, in one transaction; gives a German sentence about it. */
export async function runKassenvorgang(db: Datenquelle, eingabe: Kassenvorgang, umstaende: Umstaende): Promise<string> {
  return db.transaction().execute(async (trx) => {
    switch (eingabe.vorgang) {
      case 'zuordnen':
        return assignByHand(trx, eingabe, umstaende);
      case 'beiseite': {
        const { id } = await lockUmsatz(trx, eingabe.umsatz);
        await createZahlungRepository(trx).setStand(id, 'erledigt', eingabe.grund);
        return 'Der Umsatz ist beiseitegelegt.';
      }
      case 'loesen':
        return release(trx, eingabe, umstaende);
      case 'zahlung':
        return note(trx, eingabe, umstaende);
      case 'sozialpass':
      case 'ermaessigung':
        return discount(trx, eingabe, umstaende);
      case 'ermaessigung_ende':
        return endDiscount(trx, eingabe, umstaende);
      case 'erinnern': {
        const anzahl = await remindAll(trx, umstaende.saison, umstaende.jetzt);
        return anzahl === 1 ? 'Eine Erinnerung ist unterwegs.' : `${anzahl} Erinnerungen sind unterwegs.`;
      }
    }
  });
}
