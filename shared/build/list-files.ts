import fs from 'node:fs';
import path from 'node:path';

/** Files of a folder, as paths relative to it. */
export function listFiles(dir: string, relative = ''): string[] {
  return fs.readdirSync(path.join(dir, relative), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(relative, entry.name);
    return entry.isDirectory() ? listFiles(dir, file) : [file];
  });
}
