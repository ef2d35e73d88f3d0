/** Account of the statements in tests. */
export const IBAN = 'DE02120300000000202051';

interface Line {
  /** Euros; negative for outgoing payments. */
  betrag: string;
  zweck: string;
  name: string;
  /** Bank reference. */
  ref?: string;
  status?: string;
  tag?: string;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function writeLine({
  betrag: amount,
  zweck: purpose,
  name,
  ref,
  status = 'BOOK',
  tag: day = '2026-07-01',
}: Line): string {
  const came = !amount.startsWith('-');
  const who = came ? 'Dbtr' : 'Cdtr';
  return `<Ntry><Amt Ccy="EUR">${amount.replace('-', '')}</Amt><CdtDbtInd>${came ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt>${ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ''}<NtryDtls><TxDtls><RltdPties>
<${who}><Pty><Nm>${escapeXml(name)}</Nm></Pty></${who}><${who}Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></${who}Acct></RltdPties>
<RmtInf><Ustrd>${escapeXml(purpose)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** A bank statement in CAMT.053 format (version 08) with matching balances. */
export function buildCamt(lines: readonly Line[]): string {
  const booked = lines.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const end = booked.reduce((sum, { betrag: amount }) => sum + Math.round(Number(amount) * 100), 100_000);
  const balance = (kind: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>A1</Id>
<Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${balance('OPBD', 100_000)}${balance('CLBD', end)}
${lines.map(writeLine).join('')}</Stmt></BkToCstmrStmt></Document>`;
}
