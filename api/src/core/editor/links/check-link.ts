import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from '../../platform/outgoing/public-address.ts';

/** Result of a link check. */
export interface LinkFinding {
  /** Why visitors cannot see the page, in German; null: it responds. */
  fehler: string | null;
  /** Target of a permanent redirect. */
  umgezogenNach: string | null;
}

interface Options {
  /** Timeout of each step in milliseconds. */
  timeout?: number;
  /** Allows private networks, for tests. */
  ueberall?: boolean;
}

const MAX_REDIRECTS = 5;
const ALWAYS = new Set([301, 308]);
/** Status codes that servers without proper HEAD support send; GET is tried then. */
const ONLY_READING = new Set([400, 403, 404, 405, 406, 409, 410, 429, 500, 501, 503]);
const AGENT = 'Mozilla/5.0 (compatible; Linkpruefung)';

interface Answer {
  status: number;
  location: string | undefined;
}

function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  { timeout = 15_000, ueberall: everywhere = false }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method,
        timeout,
        headers: { 'user-agent': AGENT, accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' },
        ...(everywhere ? {} : { lookup: lookupPublic }),
      },
      (reply) => {
        resolve({ status: reply.statusCode ?? 0, location: reply.headers.location });
        // The body is not needed.
        request.destroy();
      },
    );
    request.once('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    request.once('error', reject);
    request.end();
  });
}

/** SSRF protection: literal addresses of private networks are refused. */
function isAllowed({ protocol, hostname }: URL, { ueberall: everywhere = false }: Options): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return /^https?:$/.test(protocol) && (everywhere || isIP(address) === 0 || isPublicAddress(address));
}

function explainStatus(status: number): string | null {
  if (status < 400) return null;
  // 401, 403 and 429 mean that the page exists: authentication or bot protection.
  if (status === 401 || status === 403 || status === 429) return null;
  if (status === 404 || status === 410) return 'Die Seite gibt es dort nicht mehr.';
  return `Der Server meldet einen Fehler (${status}).`;
}

function explainError(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Diese Adresse gibt es nicht.';
  if (code === 'ETIMEDOUT') return 'Der Server antwortet nicht.';
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code))
    return 'Das Zertifikat des Servers ist ungültig; Browser warnen davor.';
  return 'Der Server ist nicht zu erreichen.';
}

async function askOnce(url: URL, options: Options): Promise<Answer> {
  const short = await ask(url, 'HEAD', options);
  return ONLY_READING.has(short.status) ? ask(url, 'GET', options) : short;
}

/** Requests an address as a browser would and follows redirects. Never rejects. */
export async function checkLink(address: string, options: Options = {}): Promise<LinkFinding> {
  let url: URL | null = URL.canParse(address) ? new URL(address) : null;
  let movedAfter: string | null = null;
  let onlyForAlways = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!url || !isAllowed(url, options)) return { fehler: 'Diese Adresse gibt es nicht.', umgezogenNach: null };
    try {
      const { status, location } = await askOnce(url, options);
      if (status < 300 || status >= 400 || !location)
        return { fehler: explainStatus(status), umgezogenNach: movedAfter };
      url = URL.canParse(location, url) ? new URL(location, url) : null;
      onlyForAlways &&= ALWAYS.has(status);
      movedAfter = onlyForAlways ? (url?.href ?? null) : movedAfter;
    } catch (error) {
      return { fehler: explainError(error), umgezogenNach: null };
    }
  }
  return { fehler: 'Die Adresse leitet im Kreis weiter.', umgezogenNach: null };
}
