/**
 * Name of a remote's federation container: an identifier that includes the version, because two versions on one server
 * must not collide in the federation runtime's globals.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}__${version}`.replace(/\W/g, '_');
}
