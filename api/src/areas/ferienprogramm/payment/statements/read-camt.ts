import { readIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { type Cents, formatCents, sumCents } from '@gm/shared/format/amount';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { MAX_LINES, readAmount, refuseFile, refuseLarge, type Transaction } from './transaction.ts';

type TreeNode = { [name: string]: TreeNode | TreeNode[] | string | undefined };

/** Elements that may occur more than once. */
const LISTS = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (node: TreeNode | undefined, name: string): TreeNode[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const walk = (node: TreeNode | undefined, ...path: string[]): unknown =>
  path.reduce<unknown>((state, name) => (isNode(state) ? state[name] : undefined), node);
function readText(node: TreeNode | undefined, ...path: string[]): string {
  const value = walk(node, ...path);
  const text = isNode(value) ? value['#text'] : value;
  return typeof text === 'string' ? text.trim() : '';
}

function readCents(node: TreeNode, where: string): Cents {
  const currency = readText(node, 'Amt', '@Ccy');
  if (currency !== 'EUR') throw refuseFile(`${where}: Der Betrag ist nicht in Euro (${currency || 'ohne Währung'}).`);
  const amount = readAmount(readText(node, 'Amt'), where);
  const direction = readText(node, 'CdtDbtInd');
  if (amount < 0 || !/^(CRDT|DBIT)$/.test(direction)) throw refuseFile(`${where}: Es fehlt, ob Geld kam oder ging.`);
  return (direction === 'DBIT' ? 0 - amount : amount) as Cents;
}

function readDay(node: TreeNode, where: string): string {
  const day = (
    readText(node, 'BookgDt', 'Dt') ||
    readText(node, 'BookgDt', 'DtTm') ||
    readText(node, 'ValDt', 'Dt')
  ).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw refuseFile(`${where}: Das Buchungsdatum fehlt.`);
  return day;
}

/** Some banks write a placeholder if there is no reference. */
const isNumber = (text: string) => text !== '' && !/^(NONREF|NOTPROVIDED)$/i.test(text);

/** One line, or the individual payments of a batch line. */
function readEntry(entry: TreeNode, num: number): Transaction[] {
  const where = `Umsatz ${num + 1}`;
  const status = readText(entry, 'Sts', 'Cd') || readText(entry, 'Sts');
  if (status !== 'BOOK') return [];
  const total = readCents(entry, where);
  const day = readDay(entry, where);
  const came = total > 0;
  const details = list(entry, 'NtryDtls').flatMap((part) => list(part, 'TxDtls'));
  const lines = details.length > 1 ? details : [details[0] ?? {}];
  const transactions = lines.map((detail, part): Transaction => {
    const [who, account] = came ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct'];
    const free = walk(detail, 'RmtInf', 'Ustrd');
    const purpose = Array.isArray(free) ? free.map((text) => (typeof text === 'string' ? text : '')).join('') : '';
    const numbers = [readText(entry, 'AcctSvcrRef'), readText(detail, 'Refs', 'AcctSvcrRef')].filter(isNumber);
    return {
      tag: day,
      betrag:
        details.length > 1
          ? readCents(
              {
                CdtDbtInd: entry.CdtDbtInd,
                ...detail,
                Amt: detail.Amt ?? (walk(detail, 'AmtDtls', 'TxAmt', 'Amt') as TreeNode),
              },
              `${where}, Teil ${part + 1}`,
            )
          : total,
      name: readText(detail, 'RltdPties', who ?? '', 'Pty', 'Nm') || readText(detail, 'RltdPties', who ?? '', 'Nm'),
      iban: readIban(readText(detail, 'RltdPties', account ?? '', 'Id', 'IBAN')),
      zweck: purpose || readText(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref') || readText(entry, 'AddtlNtryInf'),
      bankreferenz: numbers.length > 0 ? [...numbers, ...(details.length > 1 ? [part] : [])].join('/') : null,
    };
  });
  if (sumCents(transactions.map(({ betrag: amount }) => amount)) !== total) {
    throw refuseFile(
      `${where}: Die einzelnen Zahlungen ergeben nicht den gebuchten Betrag. Die Datei wurde nicht eingelesen.`,
    );
  }
  return transactions;
}

/** Opening balance plus lines must equal the closing balance, which detects added, changed and missing lines. */
function checkBalance(statement: TreeNode): void {
  const balances = list(statement, 'Bal').map((balance) => ({
    art: readText(balance, 'Tp', 'CdOrPrtry', 'Cd'),
    betrag: readCents(balance, 'Saldo'),
  }));
  const before = balances.find(({ art: kind }) => kind === 'OPBD' || kind === 'PRCD')?.betrag;
  const after = balances.find(({ art: kind }) => kind === 'CLBD')?.betrag;
  if (before === undefined || after === undefined) {
    throw refuseFile(
      'Im Auszug fehlt der Saldo am Anfang oder am Ende. Bitte laden Sie einen Auszug mit gebuchten Umsätzen hoch (CAMT.053).',
    );
  }
  const moved = list(statement, 'Ntry')
    .filter((entry) => (readText(entry, 'Sts', 'Cd') || readText(entry, 'Sts')) === 'BOOK')
    .map((entry, num) => readCents(entry, `Umsatz ${num + 1}`));
  const computed = sumCents([before, ...moved]);
  if (computed !== after) {
    throw refuseFile(
      `Anfangssaldo und Umsätze ergeben ${formatCents(computed)}, der Auszug endet mit ${formatCents(after)}. Die Datei ist unvollständig oder verändert.`,
    );
  }
}

/** Tags and attributes per line; real statements have up to 80 and 10. */
const MAX_TAGS = 150 * MAX_LINES;
const MAX_ATTRIBUTES = 20 * MAX_LINES;

function parseXml(xml: string): TreeNode {
  try {
    if (XMLValidator.validate(xml) === true) return parser.parse(xml) as TreeNode;
  } catch {
    // Nested too deeply.
  }
  throw refuseFile('Diese Datei ist kein lesbares XML.');
}

/** Lines of a CAMT.053 statement of this account. Throws `felder_ungueltig` for invalid or inconsistent files. */
export function readCamt(xml: string, iban: string): Transaction[] {
  refuseLarge(
    xml.length,
    [xml.split('<').length, MAX_TAGS],
    [xml.split('=').length, MAX_ATTRIBUTES],
    [xml.split(/<(?:\w+:)?Ntry[\s>]/).length, MAX_LINES + 1],
  );
  // Statements declare no entities; a file that does is an attack (XXE).
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw refuseFile('Diese Datei enthält Anweisungen, die in keinen Kontoauszug gehören.');
  const root = walk(parseXml(xml), 'Document', 'BkToCstmrStmt');
  const auszuege = isNode(root) ? list(root, 'Stmt') : [];
  if (auszuege.length === 0) throw refuseFile('Diese Datei ist kein Kontoauszug im Format CAMT.053.');
  return auszuege.flatMap((statement) => {
    const foreign = readIban(readText(statement, 'Acct', 'Id', 'IBAN'));
    if (foreign !== readIban(iban))
      throw refuseFile(`Dieser Auszug ist von einem anderen Konto (${foreign || 'ohne IBAN'}).`);
    checkBalance(statement);
    return list(statement, 'Ntry').flatMap(readEntry);
  });
}
