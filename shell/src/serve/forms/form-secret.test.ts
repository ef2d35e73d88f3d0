import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFormSecret } from './form-secret.ts';

it('creates a persistent secret in a folder that only its owner can read, shared with later data', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'geheimnis-'));
  const dataDir = path.join(root, 'daten');
  const secret = readFormSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFormSecret(dataDir)).toBe(secret);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dataDir, 'form-secret')).mode & 0o777).toBe(0o600);
  rmSync(root, { recursive: true });
});
