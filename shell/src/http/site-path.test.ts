import { describe, expect, it } from 'vitest';
import { parseSitePath } from './site-path.ts';

describe('a page', () => {
  it.each([
    ['/', '/', ''],
    ['/kontakt/', '/kontakt/', ''],
    ['/stra%C3%9Fen/', '/straßen/', ''],
    ['/aktuelles/?seite=2&rubrik_id=7', '/aktuelles/', 'seite=2&rubrik_id=7'],
    ['/a/?x=1?y=2', '/a/', 'x=1%3Fy%3D2'],
    ['/a/?', '/a/', ''],
    ['/a/?next=//evil.example/..%2f', '/a/', 'next=%2F%2Fevil.example%2F..%2F'],
    ['/neue-bruecke-id_12/', '/neue-bruecke-id_12/', ''],
    ['/.well-known/', '/.well-known/', ''],
    ['/a..b/', '/a..b/', ''],
    // Decoded once only: the rest is a name, not a parent folder.
    ['/%252e%252e/', '/%2e%2e/', ''],
  ])('is named by %s', (target, path, query) => {
    const parsed = parseSitePath(target);
    expect(parsed).toMatchObject({ kind: 'page', pfad: path });
    expect(parsed.kind === 'page' && String(parsed.query)).toBe(query);
  });
});

it('has a query without control characters', () => {
  const parsed = parseSitePath('/suche/?q=%00m%00ül%1Fl%7f%09neu&typ=%00');
  expect(parsed.kind === 'page' && [...parsed.query]).toEqual([
    ['q', 'müll\tneu'],
    ['typ', ''],
  ]);
});

describe('a page without its slash', () => {
  it.each([
    ['/kontakt', '/kontakt/'],
    ['/a/b?seite=2', '/a/b/?seite=2'],
    ['/stra%C3%9Fen', '/stra%C3%9Fen/'],
    // An escaped question mark stays part of the path.
    ['/a%3Fb', '/a%3Fb/'],
    ['/a%23b', '/a%23b/'],
    ['/%252e%252e', '/%252e%252e/'],
    ['/@evil', '/%40evil/'],
    ['/javascript:alert(1)', '/javascript%3Aalert(1)/'],
  ])('%s redirects to %s, within the site', (target, href) => {
    expect(parseSitePath(target)).toEqual({ kind: 'redirect', href });
    expect(new URL(href, 'https://www.beispielhausen.example').host).toBe('www.beispielhausen.example');
    expect(parseSitePath(href).kind).toBe('page');
  });
});

describe('a target that never names a page', () => {
  it.each([
    ['nothing', '', 404],
    ['another host', '//evil.example/', 404],
    ['another host without a slash', '//evil.example', 404],
    ['another host, encoded', '/%2F%2Fevil.example/', 404],
    ['another host, with a backslash', '/\\evil.example', 404],
    ['another host, with an encoded backslash', '/%5Cevil.example', 404],
    ['an absolute address', 'https://evil.example/', 404],
    ['a script address', 'javascript:alert(1)', 404],
    ['the asterisk form', '*', 404],
    ['a way up', '/a/../b/', 404],
    ['a way up at the end', '/a/..', 404],
    ['a way up, encoded', '/%2e%2E/', 404],
    ['a way up, half encoded', '/.%2e/etc/passwd', 404],
    ['an encoded slash', '/a%2Fb/', 404],
    ['a dot', '/./', 404],
    ['doubled slashes', '/a//b/', 404],
    ['a null byte', '/a%00/', 404],
    ['a line break', '/a%0d%0aset-cookie:x/', 404],
    ['a file', '/wp-login.php', 404],
    ['a hidden file', '/.env', 404],
    ['a file with a query', '/a/b.txt?x=1', 404],
    ['half an escape', '/%', 400],
    ['an escape that is none', '/%zz/', 400],
    ['bytes that are no UTF-8', '/%ff/', 400],
    ['half a character', '/%c3/', 400],
    ['an overlong slash', '/%c0%af/', 400],
    ['a lone surrogate', '/%ed%a0%80/', 400],
    ['too long a path', `/${'a'.repeat(2048)}/`, 414],
    ['too long a query', `/?q=${'a'.repeat(2048)}`, 414],
  ])('is refused: %s', (_name, target, status) => {
    expect(parseSitePath(target)).toEqual({ kind: 'invalid', status });
  });

  it('may be 2048 characters long', () => {
    expect(parseSitePath(`/${'a'.repeat(2046)}/`).kind).toBe('page');
    expect(parseSitePath(`/${'a'.repeat(2047)}/`).kind).toBe('invalid');
  });
});
