import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const IGNORED =
  /(^|\/)(node_modules|dist|releases|test-results)(\/|$)|\.test\.tsx?$|\.examples\.ts$|\.md$|tsbuildinfo$/;

function* listFiles(root: string, relative = ''): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, relative), { withFileTypes: true })) {
    const file = path.posix.join(relative, entry.name);
    if (IGNORED.test(file)) continue;
    if (entry.isDirectory()) yield* listFiles(root, file);
    else yield file;
  }
}

/**
 * Hash (40 hex digits) of everything a build of `dirs` depends on: their sources including names, and the lock file.
 * Tests, examples and documentation are excluded.
 */
export function computeFingerprint(root: string, dirs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const dir of [...dirs].sort()) {
    for (const file of [...listFiles(path.join(root, dir))].sort()) {
      hash.update(`${dir}/${file}\0`).update(fs.readFileSync(path.join(root, dir, file)));
    }
  }
  const lock = path.join(root, 'package-lock.json');
  if (fs.existsSync(lock)) hash.update(fs.readFileSync(lock));
  return hash.digest('hex').slice(0, 40);
}
