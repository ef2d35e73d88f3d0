import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { packArtefact } from '../support/releases/pack-artefact.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { runScript } from '../support/site/command-line.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

type Edit = (text: string, file: string) => string;

const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unsigned: the site is local. */
const pack = (site: Site, remote: string, version: string, edit: Edit) =>
  packArtefact(site.releases, folder, { remote, version, key: null, edit });

test("a delivery is checked against the site's pages: one that breaks a page is refused, naming the page", async ({
  startOwnSite,
}) => {
  test.setTimeout(300_000);
  const site = await startOwnSite();
  const before = site.releases.current('mf-content');
  const release = async (version: string, edit: Edit, ...flags: string[]) =>
    runScript(site, 'release', 'mf-content', pack(site, 'mf-content', version, edit), '--sofort', ...flags);

  const thrown = await release(
    'wirft',
    breakRender('text', 'server', "if(props.seite.pfad==='/impressum/')throw new Error('Probe')"),
  );
  expect(thrown.code, thrown.output).toBe(1);
  expect(thrown.output).toContain('/impressum/  text  throws: Probe');
  expect(thrown.output).not.toMatch(/and \d+ more/);
  expect(site.releases.current('mf-content')).toBe(before);

  const harmless = (text: string) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen');
  const tried = await release('harmlos', harmless, '--dry-run');
  expect(tried.code, tried.output).toBe(0);
  expect(tried.output).toMatch(/difference\s+\/aktuelles\/\s+\S+\s+heading lost: Weitere Meldungen/);
  expect(site.releases.has('mf-content', 'harmlos')).toBe(false);
  expect(site.releases.current('mf-content')).toBe(before);

  const taken = await release('harmlos', harmless);
  expect(taken.code, taken.output).toBe(0);
  expect(site.releases.current('mf-content')).toBe('harmlos');
  const kept = JSON.parse(readFileSync(join(site.releases.folder('mf-content'), 'judgement.json'), 'utf8')) as {
    findings: { where: string; kind: string }[];
  };
  expect(kept.findings).toContainEqual(expect.objectContaining({ where: '/aktuelles/', kind: 'heading lost' }));
  expect(readFileSync(join(site.releases.dir, 'journal.jsonl'), 'utf8')).toMatch(/judged on \d+ pages and/);
});

test('a missing form field is reported with its page', async ({ startOwnSite }) => {
  test.setTimeout(300_000);
  const site = await startOwnSite();
  const before = site.releases.current('mf-forms');
  const file = pack(site, 'mf-forms', 'ohne-feld', (text) => text.replaceAll('name:"email"', 'title:"email"'));
  const { code, output } = await runScript(site, 'release', 'mf-forms', file, '--sofort');
  expect(code, output).toBe(1);
  expect(output).toMatch(/loss\s+\/\S+\/\s+\S+\s+field lost: .*email/);
  expect(site.releases.current('mf-forms')).toBe(before);
});
