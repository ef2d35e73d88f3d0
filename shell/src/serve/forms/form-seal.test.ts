import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createFormSeal } from './form-seal.ts';

const seal = createFormSeal('geheim');
const STORED = { template: 'fehler-melden', referenz: 'FM-2026-17', id: 5 };

describe('the address of a stored form', () => {
  it('returns the result and the rest of the query', () => {
    const query = new URLSearchParams(`id=7&${seal.write(STORED)}`);
    expect(seal.take(query)).toEqual({ ...STORED, status: 'success', werte: {}, fehler: [] });
    expect(query.toString()).toBe('id=7');
  });

  it('is valid after the secret was rotated, but not forever', () => {
    const written = String(seal.write(STORED));
    const next = createFormSeal('neu', 'geheim');
    expect(next.take(new URLSearchParams(written))).toMatchObject({ status: 'success' });
    expect(seal.take(next.write(STORED))).toBeNull();
    expect(createFormSeal('neu').take(new URLSearchParams(written))).toBeNull();
  });

  it('may have an id that is no number, or none', () => {
    const take = (id: number | string) => seal.take(new URLSearchParams(seal.write({ ...STORED, referenz: '', id })));
    expect(take('7-geheim')).toMatchObject({ status: 'success', referenz: '', id: '7-geheim' });
    expect(take(0)).not.toHaveProperty('id');
  });

  it('says that no acknowledgement was mailed, where none was', () => {
    const stored = { ...STORED, ohneBestaetigung: true } as const;
    const query = new URLSearchParams(`x=1&${seal.write(stored)}`);
    expect(seal.take(query)).toMatchObject(stored);
    expect(query.toString()).toBe('x=1');
    expect(seal.take(new URLSearchParams(seal.write(STORED)))).not.toHaveProperty('ohneBestaetigung');
  });

  it.each<[string, Record<string, string>]>([
    ['that says of itself that nothing was mailed', { bestaetigung: 'keine' }],
    ['without a seal', { siegel: '' }],
    ['with the seal of another number', { gesendet: 'FM-2026-18' }],
    ['with the seal of another form', { formular: 'kontakt' }],
    ['with the seal of another id', { eingang: '6' }],
    ['with another seal', { siegel: createFormSeal('anders').write(STORED).get('siegel') ?? '' }],
  ])('rejects %s', (_what, changed) => {
    const query = new URLSearchParams({ ...Object.fromEntries(seal.write(STORED)), ...changed });
    expect(seal.take(query)).toBeNull();
    expect(query.size).toBe(0);
  });

  it('is invalid on other pages', () => {
    const query = new URLSearchParams('formular=fehler-melden&x=1');
    expect(seal.take(query)).toBeUndefined();
    expect(query.toString()).toBe('formular=fehler-melden&x=1');
  });
});

describe('the secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'form-secret-'));
  const DATA_DIR = path.join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true }));
  const readSecrets = (env: NodeJS.ProcessEnv) => readConfig(env).formSecrets;

  it('survives a restart, and so do addresses of stored forms', () => {
    const before = createFormSeal(...readSecrets({ DATA_DIR }));
    const after = createFormSeal(...readSecrets({ DATA_DIR }));
    expect(after.take(before.write(STORED))).toMatchObject({ status: 'success', referenz: STORED.referenz });
  });

  it('is readable by the owner only', () => {
    expect(statSync(path.join(DATA_DIR, 'form-secret')).mode & 0o077).toBe(0);
  });

  it('is the configured one, if there is one', () => {
    expect(readSecrets({ DATA_DIR, FORM_SECRET: 'sechzehn-zeichen' })).toEqual(['sechzehn-zeichen']);
  });
});
