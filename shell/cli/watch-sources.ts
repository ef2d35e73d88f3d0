import path from 'node:path';
import { watch } from 'chokidar';

const SETTLE_MS = 80;
const IGNORED = /(^|[\\/])(dist|node_modules|\.[^\\/]*)([\\/]|$)|\.test\.tsx?$/;

/** Whether a build reads the file; `file` is relative to its workspace. */
export const isSource = (file: string): boolean => !IGNORED.test(file);

export interface Watch {
  /** Resolves when the watcher reports every save. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `onSave` after files in the folders were saved, once for several at a time. Editors replace files instead of
 * writing into them, after which `fs.watch` of Node.js 20 no longer reports them.
 */
export function watchSources(folders: readonly string[], onSave: () => void): Watch {
  let timer: NodeJS.Timeout | undefined;
  const isIgnored = (file: string) =>
    folders.some((folder) => file.startsWith(folder) && !isSource(path.relative(folder, file)));
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, SETTLE_MS);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
