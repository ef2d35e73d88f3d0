import { AppError } from '@gm/shared/errors/app-error';
import { describe, expect, it } from 'vitest';
import { readAccountList } from './read-account-list.ts';

const read = (...lines: string[]) => readAccountList(Buffer.from(lines.join('\r\n')));
const HEAD = 'Vorname;Nachname;E-Mail;Art;Rollen;Person';

function messageToo(file: Buffer): string {
  try {
    readAccountList(file);
  } catch (error) {
    if (error instanceof AppError) return error.felder?.find(({ feld: field }) => field === 'datei')?.meldung ?? '';
  }
  return '';
}

describe('account list', () => {
  const accounts = [
    {
      art: 'intern',
      vorname: 'Jörg',
      nachname: 'Weiß',
      email: 'joerg@rathaus.example',
      rollen: ['redaktion'],
      person_id: null,
    },
    { art: 'rat', vorname: 'Ada', nachname: 'Öztürk, Dr.', email: 'ada@rat.example', rollen: [], person_id: 19 },
  ];
  const withSemicolon = [
    HEAD,
    'Jörg;Weiß;joerg@rathaus.example;;redaktion;',
    'Ada;Öztürk, Dr.;ada@rat.example;Gemeinderat;;19',
  ];
  const withComma = [
    'person,email,nachname,vorname,art,rollen',
    ',joerg@rathaus.example,Weiß,Jörg,intern,Freigaben',
    '19,ada@rat.example,"Öztürk, Dr.",Ada,rat,',
  ];
  it.each([
    ['with semicolons in UTF-8', Buffer.from(withSemicolon.join('\r\n'))],
    ['with the mark of UTF-8 and blank lines', Buffer.from(`\ufeff${withSemicolon.join('\n\n')}\n;;;;;\n`)],
    ['in Windows-1252', Buffer.from(withSemicolon.join('\r\n'), 'latin1')],
    ['with commas and other columns first', Buffer.from(withComma.join('\n'))],
  ])('%s yields the same accounts', (_wie, file) => {
    expect(readAccountList(file).map(({ konto: account }) => account)).toEqual(accounts);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004…'), 'keine CSV-Datei'],
    ['two bytes a letter', Buffer.from('vorname;nachname;email', 'utf16le'), 'keine CSV-Datei'],
    ['nothing', Buffer.from(''), 'fehlt: vorname, nachname, email'],
    ['another table', Buffer.from('Straße;Ort\nA;B'), 'fehlt: vorname, nachname, email'],
    ['no e-mail addresses', Buffer.from('vorname;nachname\nA;B'), 'fehlt: email'],
    ['headings alone', Buffer.from(HEAD), 'niemand'],
    ['a quotation mark that never ends', Buffer.from(`${HEAD}\n"Jörg;Weiß;a@b.example;;;`), 'Anführungszeichen'],
    [
      'too many lines',
      Buffer.from([HEAD, ...Array.from({ length: 501 }, (_, i) => `A;B;a${i}@b.example;;;`)].join('\n')),
      'höchstens 500',
    ],
    ['a book', Buffer.alloc(1_000_001, 'a'), 'zu groß'],
    ['a row of empty cells', Buffer.alloc(900_000, ';'), 'zu groß'],
    ['a cell of a megabyte', Buffer.from(`${HEAD}\n${'A'.repeat(900_000)};B;a@b.example;;;`), 'zu lang (Zeile 2)'],
  ])('is refused when it is %s', (_was, file, message) => {
    expect(messageToo(file)).toContain(message);
  });
});

describe('line of an account list', () => {
  it.each([
    ['Jo;;jo@rathaus.example;;;', ['Bitte geben Sie den Nachnamen an.']],
    ['Jo;Au;jo@;;;', ['Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.']],
    ['Jo;Au', ['Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.']],
    ['Jo;Au;jo@rathaus.example;Kreis;;', ['„Kreis“ gibt es nicht: Die Art ist „intern“ oder „rat“.']],
    ['Jo;Au;jo@rathaus.example;;Chef;', ['„Chef“: Rollen sind „redaktion“ und „admin“.']],
    ['Jo;Au;jo@rathaus.example;rat;admin;', ['Rollen gibt es nur in der Verwaltung.']],
    ['Jo;Au;jo@rathaus.example;rat;;x', ['„x“ ist keine Nummer einer Person.']],
    ['=HYPERLINK(1);Au;jo@rathaus.example;;;', ['„=HYPERLINK(1)“ wäre in einer Tabelle eine Formel.']],
    ['+49;Au;jo@rathaus.example;;;', ['„+49“ wäre in einer Tabelle eine Formel.']],
  ])('%s reports what is wrong with it', (line, error) => {
    expect(read(HEAD, 'Ada;Gut;gut@rathaus.example;;;', line)).toMatchObject([
      { zeile: 2, konto: { nachname: 'Gut' }, fehler: [] },
      { zeile: 3, konto: null, fehler: error },
    ]);
  });

  it('refers to the earlier line if the address is a duplicate', () => {
    const lines = read(HEAD, 'A;B;jo@rathaus.example;;;', 'C;D;jo@rathaus.example;rat;;', 'E;F;JO@rathaus.example;;;');
    expect(lines.map(({ fehler: error }) => error)).toEqual([[], [], ['Diese Adresse steht schon in Zeile 2.']]);
  });

  it('keeps both roles with any separator', () => {
    expect(
      read('vorname,nachname,email,rollen', 'A,B,a@b.example,"Freigaben, Konten verwalten"')[0]?.konto?.rollen,
    ).toEqual(['redaktion', 'admin']);
  });
});
