/**
 * Whether an address belongs to an allowed push service. The server sends requests to these addresses, and anyone can
 * submit them: an unlisted one could be a machine in the internal network (server-side request forgery).
 * @param services host names, `*.` for all subdomains, with https on the default port; or full origins, for a
 * self-hosted push service
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  if (username || password) return false;
  const isPublic = protocol === 'https:' && port === '';
  return services.some((service) => {
    if (service.includes('://')) return service === origin;
    return isPublic && (service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service);
  });
}
