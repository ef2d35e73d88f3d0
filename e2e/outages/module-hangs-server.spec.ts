import { expect } from '@playwright/test';
import { PLACEHOLDER } from '../support/pages/pages.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { shareOwnSite, test } from '../support/test.ts';

/** Harmful code of each release, and how the log reports it. */
const HARMFUL: [string, string, RegExp][] = [
  ['schleife', 'for (;;);', /mf-forms schleife: 'fehler-melden' did not answer within 2000 ms/],
  ['ende', 'process.exit(0)', /mf-forms ende: 'fehler-melden' ended its process/],
  [
    'fresser',
    'const all = []; for (;;) all.push({ text: String(all.length) })',
    /mf-forms fresser: 'fehler-melden' (ran out of memory|did not answer)/,
  ],
  ['nachwurf', 'setTimeout(() => { throw Error("Probe") })', /mf-forms nachwurf: threw outside of rendering: Probe/],
];

const release = (site: Site, version: string, statement: string) => {
  site.releases.forge('mf-forms', version, breakRender('fehler-melden', 'server', statement));
  site.releases.activate('mf-forms', version);
};
const waitForVersion = (site: Site, version: string, timeout = 10_000) =>
  expect
    .poll(async () => (await sendRaw(site.url, '/fehler-melden/')).body.includes(`/mf-forms/${version}/`), {
      intervals: [50],
      timeout,
    })
    .toBe(true);

test.describe('a module that causes harm on the server', () => {
  const harmed = shareOwnSite(async () => ({ env: { shell: { RENDER_WORKERS: '2' } } }));

  for (const [version, statement, message] of HARMFUL) {
    test(`only the form itself fails and is named in the log: ${version}`, async () => {
      const site = harmed();
      release(site, version, statement);
      await waitForVersion(site, version, 20_000);
      const { status, body } = await sendRaw(site.url, '/fehler-melden/?noch-einmal');
      expect(status).toBe(200);
      expect(body).toContain('Impressum');
      if (version !== 'nachwurf') expect(body).toContain(PLACEHOLDER);
      // Guest processes that ended earlier are being replaced meanwhile: they need no signal.
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

test('while a form does not end, other pages are served, and a rollback does not wait for it', async ({
  startOwnSite,
}) => {
  // Caching is disabled. The limit is long enough to distinguish waiting for a hanging guest from a slow machine.
  const env = { shell: { PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '2', RENDER_LIMIT: '8000' } };
  const site = await startOwnSite({ env });
  test.setTimeout(240_000);
  const before = site.releases.current('mf-forms');
  // Blocks without keeping a processor busy; the guest with the loop above does.
  release(site, 'wartet', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
  // Its first page takes the whole limit, which lasts up to eight times as long on a busy machine.
  await waitForVersion(site, 'wartet', 70_000);

  let judged = 0;
  const hanging = ['/fehler-melden/', '/fehler-melden/?a=1', '/fehler-melden/?b=2'].map((path) =>
    sendRaw(site.url, path).finally(() => {
      judged += 1;
    }),
  );
  for (const path of ['/healthz', '/readyz', '/aktuelles/', '/kontakt/']) {
    expect((await sendRaw(site.url, path)).status, path).toBe(200);
  }
  // None of the requests waited for the hanging guests.
  expect(judged).toBe(0);
  for (const { status, body } of await Promise.all(hanging)) {
    expect(status).toBe(200);
    expect(body).toContain(PLACEHOLDER);
  }

  site.releases.activate('mf-forms', before);
  // Half of the render limit: the rollback does not wait for it.
  await waitForVersion(site, before, 4_000);
  expect((await sendRaw(site.url, '/fehler-melden/')).body).not.toContain(PLACEHOLDER);
});

test("after three failures within a minute, the module's blocks are left out", async ({ startOwnSite }) => {
  const site = await startOwnSite({ env: { shell: { PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '2' } } });
  release(site, 'ende', 'process.exit(0)');
  await waitForVersion(site, 'ende', 20_000);
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await sendRaw(site.url, `/fehler-melden/?${visit}`)).body).toContain(PLACEHOLDER);
  }
  const deaths = () =>
    site.processes.shell.output().match(/"message":"mf-forms ende: [^"]*ended its process[^"]*/g) ?? [];
  await expect.poll(deaths).toHaveLength(3);
  expect(deaths().at(-1)).toContain('its blocks are left out for 30 s');
});

test("module code cannot read the website's settings", async ({ startOwnSite }) => {
  const site = await startOwnSite({ env: { shell: { FORM_SECRET: 'ein-geheimnis-der-website' } } });
  const { body: before } = await sendRaw(site.url, '/fehler-melden/');
  expect(before).toContain('Fehlermeldung abschicken');
  release(site, 'neugierig', 'return JSON.stringify(process.env)');
  await waitForVersion(site, 'neugierig');
  const { body } = await sendRaw(site.url, '/fehler-melden/');
  expect(body).toContain('>{}<');
  expect(body).not.toContain('ein-geheimnis');
});
