/**
 * Whether an address belongs to one of the push services `dienste`. The server calls these addresses by itself, and
 * anybody may hand them in: whatever is not listed could be a machine of the own network (server-side request forgery).
 *
 * @param dienste host names, `*.` for all below one; they stand for https on the usual port. Or whole origins, for a
 * push service of one's own.
 */
export function isPushDienst(adresse: string, dienste: readonly string[]): boolean {
  if (!URL.canParse(adresse)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(adresse);
  if (username || password) return false;
  const isPublic = protocol === 'https:' && port === '';
  return dienste.some((dienst) => {
    if (dienst.includes('://')) return dienst === origin;
    return isPublic && (dienst.startsWith('*.') ? hostname.endsWith(dienst.slice(1)) : hostname === dienst);
  });
}
