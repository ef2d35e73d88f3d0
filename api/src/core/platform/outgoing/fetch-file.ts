import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.ts';

const MAX_REDIRECTS = 5;

interface Options {
  maxBytes: number;
  /** Time limit of the whole download in milliseconds, including redirects. */
  ms: number;
  /** Origin that the operator chose; all others must be public (SSRF protection), also after a redirect. */
  trusted: string;
  accept?: string;
}

/** Whether a download may start there. Names are resolved later, by `lookupPublic`. */
function isAllowed({ protocol, hostname, origin }: URL, trusted: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return /^https?:$/.test(protocol) && (origin === trusted || isIP(host) === 0 || isPublicAddress(host));
}

function get(url: URL, { trusted, accept = '*/*' }: Options, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Without compression, `maxBytes` also limits the content.
    const headers = { accept, 'accept-encoding': 'identity' };
    const lookup = url.origin === trusted ? {} : { lookup: lookupPublic };
    const request = (url.protocol === 'https:' ? https : http).get(url, { headers, signal, ...lookup }, resolve);
    request.once('error', reject);
  });
}

/** Downloads a file whose address another system named. Rejects with a German message. */
export async function fetchFile(address: string, options: Options): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.ms);
  let url: URL | null = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!url || !isAllowed(url, options.trusted)) throw new Error(`${address} führt in ein internes Netz.`);
    const reply = await get(url, options, signal);
    const { statusCode: status = 0, headers } = reply;
    if (status >= 300 && status < 400 && headers.location) {
      reply.destroy();
      url = URL.canParse(headers.location, url) ? new URL(headers.location, url) : null;
      continue;
    }
    if (status < 200 || status >= 300) {
      reply.destroy();
      throw new Error(`${address} antwortet mit ${status}.`);
    }
    return readBody(reply, address, options.maxBytes);
  }
  throw new Error(`${address} leitet im Kreis weiter.`);
}

async function readBody(reply: http.IncomingMessage, address: string, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new Error(`${address} ist größer als ${Math.floor(maxBytes / 1024 / 1024)} Megabyte.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
