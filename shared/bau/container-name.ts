/**
 * Name of a remote's federation container: an identifier that carries the version, because two versions on one server
 * must never meet in the federation runtime's globals.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}__${version}`.replace(/\W/g, '_');
}
