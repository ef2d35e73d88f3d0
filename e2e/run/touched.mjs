/** All workspaces import it. */
const SHARED = 'shared';

/**
 * Workspaces whose tests may import one of the files.
 * @param {readonly string[]} files paths from the root of the repository
 * @param {readonly string[]} workspaces
 * @returns {string[]}
 */
export function listTouched(files, workspaces) {
  const own = new Set(files.map((file) => file.split('/', 1)[0]));
  return workspaces.filter((name) => own.has(name) || own.has(SHARED));
}
