import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/site/site.ts';

/** Commands of docs/operations.md that one machine cannot run, and where they are proven instead. */
const ELSEWHERE: [start: string, reason: string][] = [
  ['useradd --system --home', 'moves a machine from before shell and api were two users'],
  ['mv /var/lib/gemeinde/', 'the same'],
  ['(set -a; . /etc/gemeinde/gemeinde-shell.env', 'the same'],
  ['chown -R gemeinde-shell', 'the same'],
  ['psql -c "create role standby', 'needs a second server: e2e/outages/several-machines.spec.ts'],
  ['psql -c "alter system set synchronous', 'the same'],
  ['pg_basebackup', 'the same'],
  ["psql -c 'select pg_promote()'", 'the same'],
  ["psql -c 'alter role gemeinde replication'", 'api/src/core/services/backup/moment.test.ts'],
  ['systemctl enable --now gemeinde-log', 'the same'],
  ['npm run backup', 'the same'],
  ['apt-get install -y postgresql-18', 'needs apt.postgresql.org'],
];

/** Every command in the `sh` blocks of the document, without its comment. */
function readCommands(): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/(^|\s+)#.*$/, ''))
      .filter(Boolean),
  );
}

/** The commands of the document; the drill takes them one by one. */
export function openDocument() {
  const commands = readCommands();
  const left = new Set(commands);
  return {
    count: commands.length,
    /** The next command that starts so. Throws if the document no longer has it. */
    take(start: string): string {
      const found = [...left].find((command) => command.startsWith(start));
      if (!found) throw new Error(`docs/operations.md has no command that starts with ${start}`);
      left.delete(found);
      return found;
    },
    /** Commands that were neither run nor listed in `ELSEWHERE`, and the number of listed ones. */
    close(): { missed: string[]; elsewhere: number } {
      const missed = [...left].filter((command) => !ELSEWHERE.some(([start]) => command.startsWith(start)));
      return { missed, elsewhere: left.size - missed.length };
    },
  };
}
