import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSecretFiles } from './read-secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'geheimnisse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

it('reads secrets from files, without the trailing newline', () => {
  const { env, faults } = readSecretFiles({ PORT: '1', FORM_SECRET_FILE: write('form', 'ganz geheim\n') });
  expect([env.FORM_SECRET, env.PORT, faults]).toEqual(['ganz geheim', '1', []]);
});

it('reports every unusable file', () => {
  const { faults } = readSecretFiles({
    SMTP_URL_FILE: join(folder, 'fehlt'),
    PUSH_TOKEN_FILE: write('leer', ' \n'),
    DATABASE_URL: 'postgres://a/b',
    DATABASE_URL_FILE: write('doppelt', 'postgres://c/d'),
  });
  expect(faults).toEqual([
    `SMTP_URL_FILE: ${join(folder, 'fehlt')} cannot be read (ENOENT)`,
    `PUSH_TOKEN_FILE: ${join(folder, 'leer')} is empty`,
    'DATABASE_URL_FILE: DATABASE_URL is set as well',
  ]);
});

it('ignores settings that are not secrets', () => {
  const given = { LOG_FILE: '/tmp/x', PORT_FILE: '/tmp/y' };
  expect(readSecretFiles(given)).toEqual({ env: given, faults: [] });
});
