/** Account of the statements in tests. */
export const IBAN = 'DE02120300000000202051';

interface Zeile {
  /** Euros; negative: paid out. */
  betrag: string;
  zweck: string;
  name: string;
  /** The bank's number. */
  ref?: string;
  status?: string;
  tag?: string;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function writeZeile({ betrag, zweck, name, ref, status = 'BOOK', tag = '2026-07-01' }: Zeile): string {
  const kam = !betrag.startsWith('-');
  const wer = kam ? 'Dbtr' : 'Cdtr';
  return `<Ntry><Amt Ccy="EUR">${betrag.replace('-', '')}</Amt><CdtDbtInd>${kam ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>${tag}</Dt></BookgDt>${ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ''}<NtryDtls><TxDtls><RltdPties>
<${wer}><Pty><Nm>${escapeXml(name)}</Nm></Pty></${wer}><${wer}Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></${wer}Acct></RltdPties>
<RmtInf><Ustrd>${escapeXml(zweck)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** A bank statement in the format CAMT.053 (version 08), with balances that are right. */
export function buildCamt(zeilen: readonly Zeile[]): string {
  const gebucht = zeilen.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const ende = gebucht.reduce((summe, { betrag }) => summe + Math.round(Number(betrag) * 100), 100_000);
  const saldo = (art: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${art}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>A1</Id>
<Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${saldo('OPBD', 100_000)}${saldo('CLBD', ende)}
${zeilen.map(writeZeile).join('')}</Stmt></BkToCstmrStmt></Document>`;
}
