import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const file = path.join(import.meta.dirname, 'check-node.cjs');

/** Runs the check as if under another version of Node.js. */
function check(version: string) {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(file)})`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  return { status, stderr: stderr.trim() };
}

it.each(['12.22.12', '18.20.8', '20.9.0', '20.18.3'])('refuses Node.js %s with one sentence', (version) => {
  expect(check(version)).toEqual({
    status: 1,
    stderr: `This project needs Node.js 20.19 or later, and this is ${version}. Install it from https://nodejs.org/.`,
  });
});

it.each(['20.19.0', '20.20.2', '22.4.1', '24.0.0'])('accepts Node.js %s', (version) => {
  expect(check(version)).toEqual({ status: 0, stderr: '' });
});

it('uses syntax that every version of Node.js parses', () => {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\/.*|'[^']*'/g, '');
  expect(code.match(/\b(const|let|class|async|import)\b|=>|`|\?\.|\?\?|\.\.\./g)).toBeNull();
});

it('runs before the commands of a fresh clone', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
  for (const name of ['start', 'test', 'check'])
    expect(scripts[name]).toMatch(/^node -r \.\/shell\/cli\/check-node\.cjs /);
});
