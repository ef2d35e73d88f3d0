import { readIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import { type Cents, formatCents, sumCents } from '@gm/shared/format/betrag';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readBetrag, refuseDatei, type Umsatz } from './umsatz.ts';

type Knoten = { [name: string]: Knoten | Knoten[] | string | undefined };

/** Elements that may occur more than once. */
const LISTEN = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTEN.has(name),
});

const isKnoten = (wert: unknown): wert is Knoten => typeof wert === 'object' && wert !== null && !Array.isArray(wert);
const list = (knoten: Knoten | undefined, name: string): Knoten[] => {
  const wert = knoten?.[name];
  return Array.isArray(wert) ? wert.filter(isKnoten) : [];
};
const walk = (knoten: Knoten | undefined, ...pfad: string[]): unknown =>
  pfad.reduce<unknown>((stand, name) => (isKnoten(stand) ? stand[name] : undefined), knoten);
function readText(knoten: Knoten | undefined, ...pfad: string[]): string {
  const wert = walk(knoten, ...pfad);
  const text = isKnoten(wert) ? wert['#text'] : wert;
  return typeof text === 'string' ? text.trim() : '';
}

function readCents(knoten: Knoten, wo: string): Cents {
  const waehrung = readText(knoten, 'Amt', '@Ccy');
  if (waehrung !== 'EUR') throw refuseDatei(`${wo}: Der Betrag ist nicht in Euro (${waehrung || 'ohne Währung'}).`);
  const betrag = readBetrag(readText(knoten, 'Amt'), wo);
  const richtung = readText(knoten, 'CdtDbtInd');
  if (betrag < 0 || !/^(CRDT|DBIT)$/.test(richtung)) throw refuseDatei(`${wo}: Es fehlt, ob Geld kam oder ging.`);
  return (richtung === 'DBIT' ? 0 - betrag : betrag) as Cents;
}

function readTag(knoten: Knoten, wo: string): string {
  const tag = (
    readText(knoten, 'BookgDt', 'Dt') ||
    readText(knoten, 'BookgDt', 'DtTm') ||
    readText(knoten, 'ValDt', 'Dt')
  ).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tag)) throw refuseDatei(`${wo}: Das Buchungsdatum fehlt.`);
  return tag;
}

/** Some banks write a word where they have no number. */
const isNummer = (text: string) => text !== '' && !/^(NONREF|NOTPROVIDED)$/i.test(text);

/** One line, or the single payments of a line that stands for several. */
function readEintrag(eintrag: Knoten, nummer: number): Umsatz[] {
  const wo = `Umsatz ${nummer + 1}`;
  const status = readText(eintrag, 'Sts', 'Cd') || readText(eintrag, 'Sts');
  if (status !== 'BOOK') return [];
  const gesamt = readCents(eintrag, wo);
  const tag = readTag(eintrag, wo);
  const kam = gesamt > 0;
  const details = list(eintrag, 'NtryDtls').flatMap((teil) => list(teil, 'TxDtls'));
  const zeilen = details.length > 1 ? details : [details[0] ?? {}];
  const umsaetze = zeilen.map((detail, teil): Umsatz => {
    const [wer, konto] = kam ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct'];
    const frei = walk(detail, 'RmtInf', 'Ustrd');
    const zweck = Array.isArray(frei) ? frei.map((text) => (typeof text === 'string' ? text : '')).join('') : '';
    const nummern = [readText(eintrag, 'AcctSvcrRef'), readText(detail, 'Refs', 'AcctSvcrRef')].filter(isNummer);
    return {
      tag,
      betrag:
        details.length > 1
          ? readCents(
              {
                CdtDbtInd: eintrag.CdtDbtInd,
                ...detail,
                Amt: detail.Amt ?? (walk(detail, 'AmtDtls', 'TxAmt', 'Amt') as Knoten),
              },
              `${wo}, Teil ${teil + 1}`,
            )
          : gesamt,
      name: readText(detail, 'RltdPties', wer ?? '', 'Pty', 'Nm') || readText(detail, 'RltdPties', wer ?? '', 'Nm'),
      iban: readIban(readText(detail, 'RltdPties', konto ?? '', 'Id', 'IBAN')),
      zweck: zweck || readText(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref') || readText(eintrag, 'AddtlNtryInf'),
      bankreferenz: nummern.length > 0 ? [...nummern, ...(details.length > 1 ? [teil] : [])].join('/') : null,
    };
  });
  if (sumCents(umsaetze.map(({ betrag }) => betrag)) !== gesamt) {
    throw refuseDatei(
      `${wo}: Die einzelnen Zahlungen ergeben nicht den gebuchten Betrag. Die Datei wurde nicht eingelesen.`,
    );
  }
  return umsaetze;
}

/** Opening balance and lines have to come to the closing balance: a line that was added, changed or left out is noticed. */
function checkSaldo(auszug: Knoten): void {
  const salden = list(auszug, 'Bal').map((saldo) => ({
    art: readText(saldo, 'Tp', 'CdOrPrtry', 'Cd'),
    betrag: readCents(saldo, 'Saldo'),
  }));
  const vorher = salden.find(({ art }) => art === 'OPBD' || art === 'PRCD')?.betrag;
  const nachher = salden.find(({ art }) => art === 'CLBD')?.betrag;
  if (vorher === undefined || nachher === undefined) {
    throw refuseDatei(
      'Im Auszug fehlt der Saldo am Anfang oder am Ende. Bitte laden Sie einen gebuchten Auszug (CAMT.053).',
    );
  }
  const bewegt = list(auszug, 'Ntry')
    .filter((eintrag) => (readText(eintrag, 'Sts', 'Cd') || readText(eintrag, 'Sts')) === 'BOOK')
    .map((eintrag, nummer) => readCents(eintrag, `Umsatz ${nummer + 1}`));
  const gerechnet = sumCents([vorher, ...bewegt]);
  if (gerechnet !== nachher) {
    throw refuseDatei(
      `Anfangssaldo und Umsätze ergeben ${formatCents(gerechnet)}, der Auszug endet mit ${formatCents(nachher)}. Die Datei ist unvollständig oder verändert.`,
    );
  }
}

/** Lines of a statement in the format CAMT.053 of this account. Throws `felder_ungueltig` for files that are not to be believed. */
export function readCamt(xml: string, iban: string): Umsatz[] {
  // A statement declares no entities of its own; what does is made to do harm.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw refuseDatei('Diese Datei enthält Anweisungen, die in keinen Kontoauszug gehören.');
  if (XMLValidator.validate(xml) !== true) throw refuseDatei('Diese Datei ist kein lesbares XML.');
  const dokument = parser.parse(xml) as Knoten;
  const wurzel = walk(dokument, 'Document', 'BkToCstmrStmt');
  const auszuege = isKnoten(wurzel) ? list(wurzel, 'Stmt') : [];
  if (auszuege.length === 0) throw refuseDatei('Diese Datei ist kein Kontoauszug im Format CAMT.053.');
  return auszuege.flatMap((auszug) => {
    const fremd = readIban(readText(auszug, 'Acct', 'Id', 'IBAN'));
    if (fremd !== readIban(iban))
      throw refuseDatei(`Dieser Auszug ist von einem anderen Konto (${fremd || 'ohne IBAN'}).`);
    checkSaldo(auszug);
    return list(auszug, 'Ntry').flatMap(readEintrag);
  });
}
