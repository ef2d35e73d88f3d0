import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BARRIERS, type Confinement, describeConfinement, findConfinement, refuseOpenGuests } from './confinement.ts';

const OPEN: Confinement = { wrap: () => [], has: [] };

it('logs in one line which barriers are missing', () => {
  expect(describeConfinement(OPEN)).toBe(
    'code of modules runs in processes that read their own release alone; ' +
      'NETWORK OPEN, may see process numbers, other files closed by Node.js alone, the same user',
  );
  expect(describeConfinement({ ...OPEN, has: BARRIERS })).not.toContain('OPEN');
});

it('refuses to start where a required barrier is missing', () => {
  expect(() => refuseOpenGuests(OPEN, ['network', 'user'])).toThrow(
    'GUESTS_REQUIRE: this machine does not keep modules apart by network, user',
  );
  expect(() => refuseOpenGuests({ ...OPEN, has: ['network'] }, ['network'])).not.toThrow();
  expect(() => refuseOpenGuests(OPEN, [])).not.toThrow();
});

it.runIf(process.getuid?.() === 0)('reads a release in a folder of the shell’s user when root releases it', () => {
  const folder = mkdtempSync('/tmp/reader-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const release = join(folder, 'releases');
  mkdirSync(release);
  writeFileSync(join(release, 'entry.cjs'), 'read');
  chownSync(folder, 12_345, 12_345);
  chmodSync(folder, 0o700);
  const wrap = () => findConfinement([release]).wrap([release]);
  const [command = '', ...args] = wrap();
  const guest = spawnSync(command, [...args, 'sh', '-c', `cat ${release}/entry.cjs && id -u`], { encoding: 'utf8' });
  expect(guest.stdout).toBe('read12345\n');
  // Nobody else's folder is on the way.
  chmodSync(folder, 0o755);
  expect(wrap().join(' ')).toContain('--reuid=65534');
  chownSync(release, 0, 0);
  chmodSync(release, 0o700);
  chmodSync(folder, 0o700);
  expect(wrap().join(' ')).not.toContain('--reuid');
});
