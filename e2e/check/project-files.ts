import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Paths of all files that are or could be committed and match. */
export const listFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(join(ROOT, file)));

export const readFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

export const readComments = (text: string): string => (text.match(COMMENT) ?? []).join('\n');

export const removeComments = (text: string): string => text.replaceAll(COMMENT, '');
