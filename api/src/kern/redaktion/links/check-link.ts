import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.ts';

/** What came of asking an address. */
export interface Linkbefund {
  /** Why visitors would see nothing there, in German; null: it answers. */
  fehler: string | null;
  /** Where it says it has moved to for good. */
  umgezogenNach: string | null;
}

interface Optionen {
  /** Milliseconds for each step. */
  timeout?: number;
  /** Own networks, too: for tests. */
  ueberall?: boolean;
}

const MAX_SPRUENGE = 5;
const IMMER = new Set([301, 308]);
/** Servers that know no HEAD, or answer it otherwise than a reader. */
const NUR_LESEN = new Set([400, 403, 404, 405, 406, 409, 410, 429, 500, 501, 503]);
const AGENT = 'Mozilla/5.0 (compatible; Linkpruefung)';

interface Antwort {
  status: number;
  location: string | undefined;
}

function ask(url: URL, method: 'HEAD' | 'GET', { timeout = 15_000, ueberall = false }: Optionen): Promise<Antwort> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method,
        timeout,
        headers: { 'user-agent': AGENT, accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' },
        ...(ueberall ? {} : { lookup: lookupPublic }),
      },
      (reply) => {
        resolve({ status: reply.statusCode ?? 0, location: reply.headers.location });
        // Nobody reads what stands there.
        request.destroy();
      },
    );
    request.once('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    request.once('error', reject);
    request.end();
  });
}

/** A reader has nobody's own network: literal addresses of it are not asked. */
function isAllowed({ protocol, hostname }: URL, { ueberall = false }: Optionen): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return /^https?:$/.test(protocol) && (ueberall || isIP(address) === 0 || isPublicAddress(address));
}

function explainStatus(status: number): string | null {
  if (status < 400) return null;
  // Who is asked for a password, or takes programs for a nuisance, is there.
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

async function askOnce(url: URL, optionen: Optionen): Promise<Antwort> {
  const kurz = await ask(url, 'HEAD', optionen);
  return NUR_LESEN.has(kurz.status) ? ask(url, 'GET', optionen) : kurz;
}

/** Asks an address as a browser would, and follows where it leads. Never rejects. */
export async function checkLink(adresse: string, optionen: Optionen = {}): Promise<Linkbefund> {
  let url: URL | null = URL.canParse(adresse) ? new URL(adresse) : null;
  let umgezogenNach: string | null = null;
  let nurFuerImmer = true;
  for (let sprung = 0; sprung <= MAX_SPRUENGE; sprung += 1) {
    if (!url || !isAllowed(url, optionen)) return { fehler: 'Diese Adresse gibt es nicht.', umgezogenNach: null };
    try {
      const { status, location } = await askOnce(url, optionen);
      if (status < 300 || status >= 400 || !location) return { fehler: explainStatus(status), umgezogenNach };
      url = URL.canParse(location, url) ? new URL(location, url) : null;
      nurFuerImmer &&= IMMER.has(status);
      umgezogenNach = nurFuerImmer ? (url?.href ?? null) : umgezogenNach;
    } catch (error) {
      return { fehler: explainError(error), umgezogenNach: null };
    }
  }
  return { fehler: 'Die Adresse leitet im Kreis weiter.', umgezogenNach: null };
}
