/** Uploads an artefact to a running site. */
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';

export const DELIVERY_PATH = '/_shell/delivery';
export const DELIVERY_TYPE = 'application/gzip';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readToken(file: string | undefined): string {
  const token = (file ? fs.readFileSync(file, 'utf8') : process.env.DELIVERY_TOKEN)?.trim();
  if (!token) throw new Error('no token: name its file with --token-file or set DELIVERY_TOKEN');
  return token;
}

/** Uploads the file and prints the reply, which may start before the upload is complete. */
function send(file: string, to: URL, token: string, all: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = fs.createReadStream(file);
    const request = (to.protocol === 'https:' ? https : http).request(
      new URL(all ? `${DELIVERY_PATH}?all=1` : DELIVERY_PATH, to),
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': DELIVERY_TYPE,
          'content-length': fs.statSync(file).size,
        },
      },
      (reply) => {
        reply.setEncoding('utf8');
        reply.on('data', (text: string) => process.stdout.write(text));
        reply.once('error', reject);
        reply.once('end', () => {
          body.destroy();
          request.destroy();
          resolve(reply.statusCode ?? 0);
        });
      },
    );
    request.once('error', reject);
    body.once('error', reject);
    body.pipe(request);
  });
}

const USAGE = 'npm run deliver -- file --to https://… [--token-file file] [--sofort]';

/** Arguments of the command. */
export interface Delivery {
  file: string;
  to: string;
  tokenFile: string | undefined;
  /** Activates the version for all visitors at once, without a canary phase. */
  all: boolean;
}

export function readDelivery(args: string[], usage = USAGE): Delivery {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    options: { to: text, 'token-file': text, sofort: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || !values.to) throw new Error(usage);
  return { file, to: values.to, tokenFile: values['token-file'], all: values.sofort };
}

/**
 * Uploads an artefact to a running site and prints the results of its checks. The token comes from the file or
 * `DELIVERY_TOKEN`.
 * @returns whether it was accepted
 */
export async function deliver({ file, to, tokenFile, all }: Delivery): Promise<boolean> {
  if (!URL.canParse(to))
    throw new Error(`${to} is no address; into a folder or a bucket the site's own command delivers`);
  const address = new URL(to);
  if (address.protocol !== 'https:' && !LOCAL.test(address.hostname))
    throw new Error('a token is sent over https only');
  return (await send(file, address, readToken(tokenFile), all)) === 200;
}
