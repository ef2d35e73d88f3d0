import { describe, expect, it } from 'vitest';
import { createFormSeal } from './form-seal.ts';

const seal = createFormSeal('geheim');
const STORED = { template: 'fehler-melden', referenz: 'FM-2026-17', id: 5 };

describe('the address of a stored form', () => {
  it('brings the outcome back and leaves the rest of the query', () => {
    const query = new URLSearchParams(`id=7&${seal.write(STORED)}`);
    expect(seal.take(query)).toEqual({ ...STORED, status: 'success', werte: {}, fehler: [] });
    expect(query.toString()).toBe('id=7');
  });

  it.each<[string, Record<string, string>]>([
    ['without a seal', { siegel: '' }],
    ['with the seal of another number', { gesendet: 'FM-2026-18' }],
    ['with the seal of another form', { formular: 'kontakt' }],
    ['with the seal of another id', { eingang: '6' }],
    ['with another seal', { siegel: createFormSeal('anders').write(STORED).get('siegel') ?? '' }],
  ])('%s is nobody’s word', (_what, changed) => {
    const query = new URLSearchParams({ ...Object.fromEntries(seal.write(STORED)), ...changed });
    expect(seal.take(query)).toBeNull();
    expect(query.size).toBe(0);
  });

  it('is not there on other pages', () => {
    const query = new URLSearchParams('formular=fehler-melden&x=1');
    expect(seal.take(query)).toBeUndefined();
    expect(query.toString()).toBe('formular=fehler-melden&x=1');
  });
});
