import type { ErrorEvent } from '@sentry/core';
import { describe, expect, it } from 'vitest';
import { reduceReport, scrubText } from './reduce-report.ts';

describe('scrubbing a text', () => {
  it.each([
    ['GET /suche/?q=Anna+Meier failed', 'GET /suche/ failed'],
    ['https://a.example/x?y=1#z, next', 'https://a.example/x next'],
    ['an anna.meier+x@post.example.de gesendet', 'an [E-Mail] gesendet'],
    ['an jörg@bäckerei-müller.de gesendet', 'an [E-Mail] gesendet'],
    ['an j%C3%B6rg%40b%C3%A4cker.de gesendet', 'an [E-Mail] gesendet'],
    ['/weg/anna%40post.example/', '/weg/[E-Mail]/'],
    ['Unexpected token, "{"name":"Anna"... is not valid JSON', 'Unexpected token, "…"... is not valid JSON'],
    ['value „Anna Meier“ refused', 'value "…" refused'],
    ['from 192.168.178.20 and 2001:db8:85a3:0:0:8a2e:370:7334', 'from [IP] and [IP]'],
    ['Tel. +49 7082 / 123-456', 'Tel. [Zahl]'],
    ['born 01.02.1980', 'born [Zahl]'],
    ["Cannot read properties of undefined (reading 'x')", "Cannot read properties of undefined (reading 'x')"],
    ['answered 503 after 2000 ms', 'answered 503 after 2000 ms'],
  ])('%s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it('removes values of form fields', () => {
    expect(scrubText('Fehler bei Anna Meier, Meier', ['Anna Meier', 'Meier'])).toBe('Fehler bei [Eingabe], [Eingabe]');
  });

  it('truncates long texts', () => {
    expect(scrubText('wort '.repeat(5000))).toHaveLength(500);
  });
});

describe('reducing a report', () => {
  const event: ErrorEvent = {
    type: undefined,
    event_id: '1',
    level: 'error',
    user: { ip_address: '10.0.0.1', email: 'a@b.example' },
    server_name: 'rechner',
    breadcrumbs: [{ message: 'click' }],
    contexts: { device: { name: 'Annas Telefon' } },
    extra: { werte: { name: 'Anna' } },
    tags: { dienst: 'api' },
    request: {
      url: 'https://a.example/weg/?q=Anna',
      query_string: 'q=Anna',
      cookies: { a: 'b' },
      headers: { referer: 'x' },
      data: { name: 'Anna' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'bei a@b.example',
          mechanism: { type: 'generic', data: { name: 'Anna' } },
          stacktrace: {
            frames: [{ filename: 'a.js?q=Anna', lineno: 3, vars: { name: 'Anna' }, context_line: 'const a = "Anna"' }],
          },
        },
      ],
    },
  };

  it('keeps only the listed fields', () => {
    expect(reduceReport(event)).toEqual({
      type: undefined,
      event_id: '1',
      level: 'error',
      tags: { dienst: 'api' },
      request: { url: 'https://a.example/weg/' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'bei [E-Mail]',
            mechanism: { type: 'generic', handled: true },
            stacktrace: { frames: [{ filename: 'a.js', lineno: 3 }] },
          },
        ],
      },
    });
  });

  it('accepts a nearly empty report', () => {
    expect(reduceReport({ type: undefined, message: 'kaputt' })).toEqual({ type: undefined, message: 'kaputt' });
  });
});
