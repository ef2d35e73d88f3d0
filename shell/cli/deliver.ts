/**
 * `npm run deliver -- file --to https://www.gemeinde.example [--token-file file] [--all]`: sends an artefact to a running
 * site and prints its verdicts. With `--all` every visitor gets it at once, otherwise some first. The token stands in the file or in `DELIVERY_TOKEN`. Exit code 1: refused or not there.
 */
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';
import { DELIVERY_PATH, DELIVERY_TYPE } from '../src/server/delivery-route.ts';
import { fail } from './options.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readToken(file: string | undefined): string {
  const token = (file ? fs.readFileSync(file, 'utf8') : process.env.DELIVERY_TOKEN)?.trim();
  if (!token) throw new Error('no token: name its file with --token-file or set DELIVERY_TOKEN');
  return token;
}

/** Sends the file and prints what comes back; an answer may come before all is sent. */
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

try {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, 'token-file': { type: 'string' }, all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || !values.to) throw new Error('npm run deliver -- file --to https://… [--token-file file] [--all]');
  const to = new URL(values.to);
  if (to.protocol !== 'https:' && !LOCAL.test(to.hostname)) throw new Error('a token is sent over https only');
  const status = await send(file, to, readToken(values['token-file']), values.all);
  process.exitCode = status === 200 ? 0 : 1;
} catch (fault) {
  fail(fault);
}
