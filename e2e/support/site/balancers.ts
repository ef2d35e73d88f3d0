import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../../docs/operations');

interface Balancing {
  /** Where the file goes. */
  folder: string;
  port: number;
  shells: readonly number[];
}

/** A documented configuration with local addresses. Throws if a place to replace is not there. */
function adapt(name: string, folder: string, changes: readonly (readonly [RegExp, string])[]): string {
  let text = readFileSync(join(DOCS, name), 'utf8');
  for (const [found, replacement] of changes) {
    if (text.search(found) < 0) throw new Error(`docs/operations/${name} has no ${found}`);
    text = text.replace(found, replacement);
  }
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Without TLS, which needs a certificate; otherwise as documented. */
export const writeHaproxy = ({ folder, port, shells: [one, two] }: Balancing): string =>
  adapt('haproxy.cfg', folder, [
    [/bind :80/, `bind :${port}`],
    [/bind \[::\]:80/, `bind [::]:${port}`],
    [/^.*bind \S*:443.*\n/gm, ''],
    [/^.*redirect scheme.*\n/m, ''],
    [/^.*X-Forwarded-Proto.*\n/m, ''],
    [/192\.0\.2\.11:3000/g, `127.0.0.1:${one}`],
    [/192\.0\.2\.12:3000/g, `127.0.0.1:${two}`],
  ]);

/** As above, with the rest of a configuration around. */
export function writeNginx({ folder, port, shells: [one, two] }: Balancing): string {
  const inner = adapt('nginx.conf', folder, [
    [/server \{\s+listen 80;[^}]+\}\n/, ''],
    [/listen 443 ssl http2;/, `listen ${port};`],
    [/listen \[::\]:443 ssl http2;/, `listen [::]:${port};`],
    [/^.*ssl_\w+ .*\n/gm, ''],
    [/\/var\/log\/nginx\/access\.log/, join(folder, 'access.log')],
    [/192\.0\.2\.11:3000/, `127.0.0.1:${one}`],
    [/192\.0\.2\.12:3000/, `127.0.0.1:${two}`],
  ]);
  const file = join(folder, 'whole.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; worker_processes 1;
events {}
http { ${paths.join(' ')} include ${inner}; }`,
  );
  return file;
}

/** As above. */
export const writeCaddy = ({ folder, port, shells: [one, two] }: Balancing): string =>
  adapt('Caddyfile', folder, [
    [/^\(balance\)/m, '{\n\tadmin off\n\tauto_https off\n}\n(balance)'],
    [/www\.gemeinde\.example/, `http://:${port}`],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${one} 127.0.0.1:${two}`],
  ]);
