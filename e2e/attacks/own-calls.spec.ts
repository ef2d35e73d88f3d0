import { expect } from '@playwright/test';
import { PASSWORD } from '../support/log-in.ts';
import { LOOT } from '../support/malicious-module.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const ENV = { shell: { LOG_LEVEL: 'info', PAGE_CACHE_SIZE: '0' } };
const PAGE = '/fehler-melden/';

/**
 * Makes a version of mf-forms current whose contract is changed by `code`, with the definition of the page's template as
 * `t`. The template shows all data that its process was ever given.
 */
function activate({ releases }: Site, version: string, code: string): void {
  const exposed = /("\.\/fehler-melden":\(\)=>(?:(?!"\.\/).)+?\.then\(\(\)=>\(\)=>)(\w+\(\d+\))/;
  const contract = /("\.\/contract":\(\)=>(?:(?!"\.\/).)+?\.then\(\(\)=>\(\)=>)(\w+\(\d+\))/;
  const show = `(props)=>{seen.push(props.context);return ${JSON.stringify(`${LOOT} ${version} `)}+JSON.stringify(seen)}`;
  const change = `(m)=>{const t=m.remote.templates['fehler-melden'];t.context.safeParse=(data)=>({success:true,data});${code};return m}`;
  releases.forge('mf-forms', version, (text, file) => {
    if (!file.startsWith('server/remoteEntry.')) return text;
    if (!exposed.test(text) || !contract.test(text)) throw new Error(`${file} has not the expected shape`);
    const changed = text.replace(exposed, `$1({default:${show}})`).replace(contract, '$1globalThis.change($2)');
    return `globalThis.seen=[];globalThis.change=${change};${changed}`;
  });
  releases.activate('mf-forms', version);
}

const open = (site: Site, cookie = '') => sendRaw(site.url, `${PAGE}?x=${Math.random()}`, { headers: { cookie } });

async function logInAsAdmin({ url }: Site): Promise<string> {
  const login = JSON.stringify({ email: 'admin@musterhardt.example', passwort: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const reply = await sendRaw(url, '/api/cms/login', { method: 'POST', headers, body: login });
  expect(reply.status).toBe(200);
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

test('calls that a module makes by itself do not have the log-in of the visitor', async ({ startOwnSite }) => {
  test.setTimeout(180_000);
  const site = await startOwnSite({ env: ENV });
  const cookie = await logInAsAdmin(site);
  const account = await sendRaw(site.url, '/api/cms/intranet/konto', { headers: { cookie } });
  expect(account.body, 'what the module wants').toContain('admin@musterhardt.example');
  const calls = ['konto', 'konten', 'aufgaben'].map((name) => [
    name,
    { endpoint: `/api/cms/intranet/${name}`, params: {} },
  ]);
  activate(site, 'dieb', `t.calls=()=>(${JSON.stringify(Object.fromEntries(calls))})`);
  await expect.poll(async () => (await open(site, cookie)).body, { timeout: 30_000 }).toContain(`${LOOT} dieb`);
  await open(site, cookie);
  const { status, body } = await open(site);
  expect(status).toBe(200);
  const loot = new RegExp(`${LOOT} dieb [^<]*`).exec(body)?.[0] ?? '';
  expect(loot, 'the calls were made').toContain('konten');
  expect(loot).not.toContain('@');
});

const MANY = `t.calls=()=>Object.fromEntries(Array.from({length:5000},(_,n)=>['n'+n,{endpoint:'/api/cms/artikel',params:{n}}]))`;
/** No code can write such data as JSON: it is put into the text. */
const DEEP = `t.options.safeParse=()=>({success:true,data:{a:'@tief'}});const write=JSON.stringify;
JSON.stringify=(...all)=>write(...all)?.replace('"@tief"','['.repeat(20000)+']'.repeat(20000))`;

for (const [version, code, fault] of [
  ['viele', MANY, 'a block makes at most 10 calls'],
  ['tief', DEEP, 'data are nested too deeply'],
] as const) {
  test(`a block costs the page only itself: ${fault}`, async ({ startOwnSite }) => {
    test.setTimeout(180_000);
    const site = await startOwnSite({ env: ENV });
    activate(site, version, code);
    const output = () => site.processes.shell.output();
    const ask = async () => {
      const { status, body } = await open(site);
      expect(status).toBe(200);
      expect(body).toContain('</html>');
      return output();
    };
    await expect.poll(ask, { timeout: 30_000 }).toContain(`'fehler-melden' sent what is no answer: ${fault}`);
    for (const path of [PAGE, '/', '/aktuelles/', '/healthz']) {
      const start = performance.now();
      expect((await sendRaw(site.url, path)).status, path).toBe(200);
      expect(performance.now() - start, path).toBeLessThan(5000);
    }
  });
}
