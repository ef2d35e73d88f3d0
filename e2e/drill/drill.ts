/**
 * `npm run drill`: the day of an operator on a fresh Debian, with the commands of docs/operations.md as they stand there,
 * while visitors read and write. Writes docs/drill.md; fails if a letter is lost, or a page where none may fail.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { type Debian, findObstacle, presetMachine, startDebian } from '../support/machine/debian.ts';
import { answers, findProgram, startProgram } from '../support/program.ts';
import { writeCaddy } from '../support/site/balancers.ts';
import { ROOT } from '../support/site/site.ts';
import { openDocument } from './document.ts';
import { startVisitors } from './visitors.ts';

const NAME = 'www.musterhardt.example';
const RUN = 'sh /srv/gemeinde/current/docs/operations/run.sh npm run';
const obstacle = (await findObstacle()) ?? (findProgram('caddy') ? null : 'caddy is not here');
if (obstacle) {
  console.log(`NOT PROVEN: the drill: ${obstacle}`);
  process.exit(1);
}

const document = openDocument();
const rows: string[] = [];
const faults: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
let debian: Debian | undefined;

/** Runs a line as the operator would; ends the drill if it fails. */
async function call(line: string): Promise<string> {
  const { code, output } = (await debian?.run('sh', '-c', `cd /root/site; ${line}`)) ?? { code: 1, output: '' };
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output}`);
  return output;
}

try {
  debian = await startDebian();
  const port = await presetMachine(debian, ['FORM_LIMIT=1000000', 'ACKNOWLEDGEMENTS_PER_HOUR=10000']);
  const isReady = answersOk(`http://127.0.0.1:${port}/readyz`);

  // Installation. The repository has another address, and the content is that of the example.
  const adapt = (line: string) =>
    line.replaceAll('www.gemeinde.example', NAME).replaceAll('gemeinde.example', 'musterhardt.example');
  const install = (line: string) => `${adapt(line)} --source /root/site.git --content demo`;
  document.take('apt-get update && apt-get install -y git && git clone');
  await call(install(document.take('sh docs/operations/install.sh --dry-run')));
  const started = performance.now();
  await call(install(document.take('sh docs/operations/install.sh --name')));
  rows.push(`| a fresh Debian installed, until the site answers | ${since(started)} | – | – |`);
  await call(document.take('runuser -u postgres -- psql -c "create role gemeinde').replaceAll('gemeinde', 'probe'));

  const caddyPort = await findFreePort();
  const origin = `http://127.0.0.1:${caddyPort}`;
  const file = writeCaddy({ folder, port: caddyPort, shells: [port, port] });
  const caddy = await startProgram(
    findProgram('caddy') ?? '',
    ['run', '--adapter', 'caddyfile', '--config', file],
    answers(`${origin}/healthz`),
  );
  const visitors = startVisitors(origin);

  /** One step of the day: how long it took, and what visitors met meanwhile. */
  async function step(what: string, work: () => Promise<void>, mayFail = false): Promise<void> {
    const began = performance.now();
    await work();
    const seconds = since(began);
    // Some letters and every page after it, before it counts as over: the shell has cached all pages again.
    await visitors.goOn();
    const { reads, failed, letters, refused } = visitors.report();
    rows.push(
      `| ${what} | ${seconds} | ${failed.length} of ${reads} | ${letters.length} acknowledged, ${refused} refused |`,
    );
    if (failed.length > 0 && !mayFail) faults.push(`${what}: ${failed[0]}`);
    console.error(rows.at(-1));
  }
  const kill = async (unit: string) => {
    await call(`kill -9 $(cat /run/stand-in/${unit}.service.main)`);
    await waitFor(isReady);
  };
  await step('thirty letters in peace', async () => {
    while (visitors.letters.length < 30) await wait(50);
  });
  // One machine has no other api: pages that its shell has not cached fail meanwhile.
  await step('api killed (kill -9), until it answers', () => kill('gemeinde-api'), true);
  await step('shell killed, until it answers', () => kill('gemeinde-shell'));
  await step('PostgreSQL killed and started again', async () => {
    await call('kill -9 $(head -n 1 /var/lib/postgresql/*/main/postmaster.pid)');
    await call('until systemctl start postgresql; do sleep 0.2; done');
    await waitFor(isReady);
  });
  await call('git -C /root/site.git tag v1.5 main');
  await step(
    'update to v1.5, built and started',
    async () => void (await call(document.take('sh /srv/gemeinde/source/docs/operations/update.sh v1.5'))),
  );
  await step(
    'back to the version before',
    async () => void (await call(document.take('sh /srv/gemeinde/source/docs/operations/update.sh back'))),
  );
  const saved = [...visitors.letters];
  await step('backup', async () => void (await call(document.take('systemctl start gemeinde-backup'))));
  await call(document.take(`${RUN} backup -- --list`));
  await call(`${RUN} releases -- verify`);
  const until = new Date().toISOString();
  await step(
    'rehearsal: restored elsewhere, started and compared',
    async () => void (await call(`${RUN} backup:rehearse -- --key /root/backup-key.txt --report /root/rehearsal.md`)),
  );
  await visitors.stop();

  const listStored = async () =>
    new Set(
      (
        await call("cd / && echo 'select referenz from einsendungen' | runuser -u postgres -- psql -qtA gemeinde")
      ).split('\n'),
    );
  const stored = await listStored();
  const lost = visitors.letters.filter((reference) => !stored.has(reference));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged letters lost`);

  await call(document.take('systemctl stop gemeinde-shell gemeinde-api'));
  const began = performance.now();
  await call(`${document.take(`${RUN} restore`).replace(/--until \S+/, `--until ${until}`)} --replace ${NAME}`);
  await call(document.take('systemctl start gemeinde-api gemeinde-shell'));
  await waitFor(isReady);
  const restored = await listStored();
  const missing = saved.filter((reference) => !restored.has(reference));
  if (missing.length > 0) faults.push(`${missing.length} letters of before the backup did not come back`);
  rows.push(
    `| the backup restored over the site, until it answers | ${since(began)} | – | ${saved.length} before it, ${missing.length} missing |`,
  );
  await caddy.kill();

  const { missed, elsewhere } = document.close();
  for (const command of missed) faults.push(`in docs/operations.md, but not run: ${command}`);
  const ran = document.count - elsewhere - missed.length;
  writeFileSync(
    join(ROOT, 'docs/drill.md'),
    describe({ ran, elsewhere, letters: visitors.letters.length, lost: lost.length }),
  );
} catch (fault) {
  faults.push(String(fault));
} finally {
  await debian?.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`failed: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function since(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
function answersOk(url: string) {
  return () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
}
async function waitFor(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await wait(50);
}
function describe({ ran, elsewhere, letters, lost }: Record<'ran' | 'elsewhere' | 'letters' | 'lost', number>): string {
  return `# Drill

\`npm run drill\` writes this page. It installs a fresh Debian 13 with [install.sh](operations/install.sh) and the demo content, and then runs
the commands of [operations](operations.md) as they stand there, behind the Caddy of this repository, while three visitors read and one writes
letters. One machine, two processors, others may have been at work. With two machines no page fails ([operations](operations.md#when-a-part-is-lost)).

| step | time | pages that failed | letters |
|---|---|---|---|
${rows.join('\n')}

${letters} letters were acknowledged in all, ${lost} of them are not in the database. ${ran} commands of the document were run; ${elsewhere} need another machine, an
older one or a server outside, and are listed with their own proof in \`e2e/drill/document.ts\`.
`;
}
