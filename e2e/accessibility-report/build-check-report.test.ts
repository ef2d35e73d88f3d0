import { expect, test } from 'vitest';
import { buildCheckReport } from './build-check-report.ts';

const nameRule = (id: string) => `Regel ${id}`;
const finding = (path: string, width: number, ...violations: string[]) => ({
  pfad: path,
  breite: width,
  verstoesse: violations,
});

test('counts each page once, counts all checks, and lists each violated rule with its pages', () => {
  const parts = [
    { am: '2026-11-24T06:00:00Z', befunde: [finding('/b/', 1280, 'color-contrast (x): #a'), finding('/b/', 390)] },
    { am: '2026-11-23T23:00:00Z', befunde: [finding('/a/', 1280, 'color-contrast (x): p', 'color-contrast (x): q')] },
  ];
  expect(buildCheckReport(parts, nameRule)).toEqual({
    geprueft: '2026-11-23',
    seiten: 2,
    pruefungen: 3,
    breiten: [1280, 390],
    verstoesse: [{ regel: 'Regel color-contrast', seiten: ['/a/', '/b/'] }],
  });
});

test('rejects an empty list of parts', () => {
  expect(() => buildCheckReport([], nameRule)).toThrow(/each-page/);
});
