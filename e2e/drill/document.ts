import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/site/site.ts';

const PSQL = 'runuser -u postgres -- psql -c';

/** Commands of docs/operations.md that one machine cannot run, and where they are proven instead. */
const ELSEWHERE: [start: string, reason: string][] = [
  ['useradd --system --home', 'moves a machine from before shell and api were two users'],
  ['mv /var/lib/gemeinde/', 'the same'],
  ['GEMEINDE_VERSION=$PWD sh docs/operations/run.sh', 'the same'],
  ['chown -R gemeinde-shell', 'the same'],
  [`${PSQL} "create role standby`, 'needs a second server: e2e/outages/several-machines.spec.ts'],
  ['systemctl stop postgresql', 'the same'],
  ['runuser -u postgres -- pg_basebackup', 'the same'],
  ['systemctl start postgresql', 'the same'],
  [`${PSQL} "alter system set synchronous`, 'the same'],
  [`${PSQL} 'select pg_promote()'`, 'the same'],
  [`${PSQL} 'alter role gemeinde replication'`, 'api/src/core/services/backup/moment.test.ts'],
  ['systemctl enable --now gemeinde-log', 'the same'],
  ['systemctl start gemeinde-backup', 'runs in the drill without a stored log'],
  ['apt-get install -y postgresql-17', 'there already'],
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
