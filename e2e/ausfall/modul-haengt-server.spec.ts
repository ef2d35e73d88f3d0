import { expect } from '@playwright/test';
import { PLACEHOLDER } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { breakRender } from '../support/sabotage.ts';
import type { Site } from '../support/site.ts';
import { shareOwnSite, test } from '../support/test.ts';

/** What each release does on the server, and how the log names it. */
const HARMFUL: [string, string, RegExp][] = [
  ['schleife', 'for (;;);', /mf-forms schleife: 'fehler-melden' did not answer within 2000 ms/],
  ['ende', 'process.exit(0)', /mf-forms ende: 'fehler-melden' ended its thread/],
  [
    'fresser',
    'const all = []; for (;;) all.push({ text: String(all.length) })',
    /mf-forms fresser: 'fehler-melden' (threw: .*memory limit|did not answer)/,
  ],
  ['nachwurf', 'setTimeout(() => { throw Error("Probe") })', /mf-forms nachwurf: threw outside of rendering: Probe/],
];

const release = (site: Site, version: string, statement: string) => {
  site.releases.forge('mf-forms', version, breakRender('fehler-melden', 'server', statement));
  site.releases.flip('mf-forms', version);
};
const waitForVersion = (site: Site, version: string, timeout = 10_000) =>
  expect
    .poll(async () => (await sendRaw(site.url, '/fehler-melden/')).body.includes(`/mf-forms/${version}/`), {
      intervals: [50],
      timeout,
    })
    .toBe(true);

test.describe('was ein Modul auf dem Server anrichtet', () => {
  const harmed = shareOwnSite(async () => ({ env: { shell: { RENDER_WORKERS: '2' } } }));

  for (const [version, statement, message] of HARMFUL) {
    test(`ein Formular kostet auf dem Server nur sich selbst und wird beim Namen genannt: ${version}`, async () => {
      const site = harmed();
      release(site, version, statement);
      await waitForVersion(site, version, 20_000);
      const { status, body } = await sendRaw(site.url, '/fehler-melden/?noch-einmal');
      expect(status).toBe(200);
      expect(body).toContain('Impressum');
      if (version !== 'nachwurf') expect(body).toContain(PLACEHOLDER);
      // Threads that died before are being replaced meanwhile: whoever finds none waits in vain, and harms nothing.
      let asked = 0;
      const askAgain = async () => {
        asked += 1;
        if (asked > 1) await sendRaw(site.url, `/fehler-melden/?noch-einmal=${asked}`);
        return site.processes.shell.output();
      };
      await expect.poll(askAgain, { timeout: 20_000 }).toMatch(message);
      for (const path of ['/healthz', '/readyz', '/', '/aktuelles/', '/kontakt/']) {
        expect((await sendRaw(site.url, path)).status, path).toBe(200);
      }
      expect(site.processes.shell.child.exitCode).toBeNull();
    });
  }
});

test('während ein Formular endlos rechnet, bleiben die anderen Seiten da, und zurück geht es, ohne auf es zu warten', async ({
  startOwnSite,
}) => {
  // Nothing comes from the cache. Long enough to tell waiting for the verdict from a busy machine.
  const env = { shell: { PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '2', RENDER_LIMIT: '8000' } };
  const site = await startOwnSite({ env });
  test.setTimeout(120_000);
  const before = site.releases.current('mf-forms');
  release(site, 'schleife', 'for (;;)');
  await waitForVersion(site, 'schleife', 20_000);

  let judged = 0;
  const hanging = ['/fehler-melden/', '/fehler-melden/?a=1', '/fehler-melden/?b=2'].map((path) =>
    sendRaw(site.url, path).finally(() => {
      judged += 1;
    }),
  );
  for (const path of ['/healthz', '/readyz', '/aktuelles/', '/kontakt/']) {
    expect((await sendRaw(site.url, path)).status, path).toBe(200);
  }
  // None of them waited for the threads that hang.
  expect(judged).toBe(0);
  for (const { status, body } of await Promise.all(hanging)) {
    expect(status).toBe(200);
    expect(body).toContain(PLACEHOLDER);
  }

  site.releases.flip('mf-forms', before);
  // Half of what a thread may hang: nobody waits for one.
  await waitForVersion(site, before, 4_000);
  expect((await sendRaw(site.url, '/fehler-melden/')).body).not.toContain(PLACEHOLDER);
});

test('nach dem dritten Mal in einer Minute wird nicht mehr gewartet', async ({ startOwnSite }) => {
  const site = await startOwnSite({ env: { shell: { PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '2' } } });
  release(site, 'ende', 'process.exit(0)');
  await waitForVersion(site, 'ende', 20_000);
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await sendRaw(site.url, `/fehler-melden/?${visit}`)).body).toContain(PLACEHOLDER);
  }
  const deaths = () =>
    site.processes.shell.output().match(/"message":"mf-forms ende: [^"]*ended its thread[^"]*/g) ?? [];
  await expect.poll(deaths).toHaveLength(3);
  expect(deaths().at(-1)).toContain('its blocks are left out for 30 s');
});

test('was ein Modul rendert, sieht die Einstellungen der Website nicht', async ({ startOwnSite }) => {
  const site = await startOwnSite({ env: { shell: { FORM_SECRET: 'ein-geheimnis-der-website' } } });
  const { body: before } = await sendRaw(site.url, '/fehler-melden/');
  expect(before).toContain('Fehlermeldung abschicken');
  release(site, 'neugierig', 'return JSON.stringify(process.env)');
  await waitForVersion(site, 'neugierig');
  const { body } = await sendRaw(site.url, '/fehler-melden/');
  expect(body).toContain('>{}<');
  expect(body).not.toContain('ein-geheimnis');
});
