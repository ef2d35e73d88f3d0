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
 * Calls `onSave` with the files that were saved in the folders, once for several at a time. Editors replace files instead of
 * writing into them, after which `fs.watch` of Node.js 20 no longer reports them.
 */
export function watchSources(folders: readonly string[], onSave: (files: string[]) => void): Watch {
  let timer: NodeJS.Timeout | undefined;
  let saved = new Set<string>();
  const isIgnored = (file: string) =>
    folders.some((folder) => file.startsWith(folder) && !isSource(path.relative(folder, file)));
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', (_event, file) => {
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved = new Set();
      onSave(files);
    }, SETTLE_MS);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
