import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { Reports } from '../../browser/reports/reports.ts';
import { CSP_PATH } from '../../http/policy/security-headers.ts';
import { registerReports } from './report-routes.ts';

const SITE = 'https://www.gemeinde.example';

function createSite() {
  const registry = new Registry();
  const warn = vi.fn();
  const noteBrowserFault = vi.fn();
  const app = Fastify({ trustProxy: true });
  registerReports(app, { reports: new Reports(registry, { warn }), judge: { noteBrowserFault }, publicUrl: SITE });
  const send = (report: object, client = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: CSP_PATH,
      payload: JSON.stringify({ 'csp-report': report }),
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': client },
    });
  const count = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('gemeinde_browser_reports_total{'));
  return { app, warn, noteBrowserFault, send, count };
}

const REFUSED = {
  'document-uri': `${SITE}/kontakt/?name=Anna+Geheim`,
  'blocked-uri': 'https://boese.example/x.js?token=geheim',
  'effective-directive': 'script-src-elem',
  'original-policy': "script-src 'self'",
};

it('counts CSP violations, and logs the same one once, without visitors’ input', async () => {
  const { send, warn, count } = createSite();
  for (let time = 0; time < 3; time += 1) expect((await send(REFUSED)).statusCode).toBe(204);
  expect(await count()).toEqual(['gemeinde_browser_reports_total{kind="csp",what="script-src"} 3']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { report: 'csp', what: 'script-src', page: '/kontakt/', blocked: 'https://boese.example' },
    'a browser reports',
  );
  expect(JSON.stringify(warn.mock.calls)).not.toContain('eheim');
});

it('ignores a network that sends more than a browser would, and still accepts others', async () => {
  const { send, warn, count } = createSite();
  for (let time = 0; time < 30; time += 1) await send({ ...REFUSED, 'blocked-uri': `https://x${time}.example/` });
  await send(REFUSED, '198.51.100.9');
  expect(await count()).toEqual([
    'gemeinde_browser_reports_total{kind="csp",what="script-src"} 21',
    'gemeinde_browser_reports_total{kind="csp",what="dropped"} 10',
  ]);
  expect(warn).toHaveBeenCalledTimes(21);
});

it.each([
  ['of another site', { ...REFUSED, 'document-uri': 'https://andere.example/' }, 400],
  ['of no page', { 'blocked-uri': 'inline' }, 400],
  ['with a directive of its own', { ...REFUSED, 'effective-directive': 'Anna Geheim' }, 204],
])('does not log a report %s unchanged', async (_what, report, status) => {
  const { send, warn, count } = createSite();
  expect((await send(report)).statusCode).toBe(status);
  expect(JSON.stringify([warn.mock.calls, await count()])).not.toContain('Geheim');
});

it('refuses oversized reports', async () => {
  const { send } = createSite();
  expect((await send({ ...REFUSED, 'original-policy': 'x'.repeat(20_000) })).statusCode).toBe(413);
});

it('counts faults of pages by place', async () => {
  const { app, noteBrowserFault, warn, count } = createSite();
  const reply = await app.inject({
    method: 'POST',
    url: '/_shell/fault',
    payload: { generation: 4 },
    headers: { referer: `${SITE}/suche/?q=geheim` },
  });
  expect(reply.statusCode).toBe(204);
  expect(noteBrowserFault).toHaveBeenCalledExactlyOnceWith(4, expect.any(String));
  expect(await count()).toEqual(['gemeinde_browser_reports_total{kind="fault",what="page"} 1']);
  expect(warn.mock.calls[0]?.[0]).toEqual({ report: 'fault', what: 'page', page: '/suche/' });
});
