import { expect } from '@playwright/test';
import { startLoad } from '../support/site/load.ts';
import { test } from '../support/test.ts';

const ACTIVATIONS = 20;

/** All parts of a response come from the same release: heading and scripts. */
function findMixture(body: string): string | null {
  const script = /\/remotes\/mf-content\/(eins|zwei)\//.exec(body)?.[1];
  const heading = /Meldungen (eins|zwei)<\//.exec(body)?.[1];
  return script && heading && script !== heading ? `heading of ${heading} with scripts of ${script}` : null;
}

test('20 version changes under load: no request fails, no page mixes versions', async ({ startOwnSite }) => {
  test.setTimeout(300_000);
  const site = await startOwnSite();
  for (const version of ['eins', 'zwei']) {
    site.releases.forge('mf-content', version, (text) => text.replaceAll('Weitere Meldungen', `Meldungen ${version}`));
  }
  const { generation } = site.releases.registry();
  const load = startLoad({
    origin: site.url,
    paths: ['/aktuelles/', '/', '/fehler-melden/', `/_shell/page?url=/aktuelles/&generation=${generation}`],
    clients: 8,
    check: findMixture,
  });
  for (let turn = 0; turn < ACTIVATIONS; turn += 1) {
    const version = turn % 2 ? 'zwei' : 'eins';
    site.releases.activate('mf-content', version);
    const follows = async () => (await (await fetch(`${site.url}/aktuelles/`)).text()).includes(`/${version}/`);
    // The delay is measured by `npm run bench -- site:releases`; here it only has to appear eventually.
    await expect.poll(follows, { intervals: [100], timeout: 20_000 }).toBe(true);
  }
  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(200);
  expect(site.processes.shell.child.exitCode).toBeNull();
});
