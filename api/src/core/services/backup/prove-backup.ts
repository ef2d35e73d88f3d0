import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageRepository } from '../../entries/page-repository.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Migrations } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { dumpDatabase, type Snapshot } from './dump-database.ts';
import { restoreBackup, SETTLED } from './restore-backup.ts';
import { startProbe } from './start-probe.ts';

/** Number of pages of the restored site to request. */
const PAGES = 40;

export interface CheckReport {
  /** Whether the restored site matches the backup. */
  isGut: boolean;
  /** Report in Markdown. */
  text: string;
}

/** Tables that differ from the backup, with the reason if known. */
function compare(before: Snapshot, now: Snapshot, { geloescht: deleted }: { geloescht: number }) {
  const isSameSchema = before.schritte.length === now.schritte.length;
  const error: string[] = [];
  const lines: string[] = [];
  for (const { name, zeilen: count, pruefsumme: checksum } of before.tabellen) {
    const today = now.tabellen.find((table) => table.name === name);
    const isSame = today?.zeilen === count && (!isSameSchema || today.pruefsumme === checksum);
    const wasErased = deleted > 0 && today !== undefined && today.zeilen < count;
    const reason = SETTLED.includes(name) ? 'wird beim Zurückholen geleert' : wasErased ? 'seither gelöscht' : '';
    if (!isSame && !reason)
      error.push(`Tabelle ${name}: ${today?.zeilen ?? 'keine'} statt ${count} Zeilen, oder andere.`);
    const verdict = isSame ? (isSameSchema ? 'gleich' : 'gleich viele') : reason || '**anders**';
    lines.push(`| ${name} | ${count} | ${today?.zeilen ?? '–'} | ${verdict} |`);
  }
  return { fehler: error, zeilen: lines };
}

/** Requests pages and every picture sent by residents from the restored site. */
async function visit(fresh: Config, pages: readonly string[]): Promise<{ fehler: string[]; gefragt: number }> {
  const site = await startProbe(fresh);
  try {
    const error: string[] = [];
    for (const path of pages) {
      const { status } = await fetch(`${site.url}${path}`);
      if (status !== 200) error.push(`Die Seite ${path} antwortet mit ${status}.`);
    }
    return { fehler: error, gefragt: pages.length };
  } finally {
    await site.stop();
  }
}

/**
 * Restores a backup to a separate location, starts the site there and compares it with the backup. The running site is
 * not affected, and nothing is sent.
 */
export async function proveBackup(
  config: Config,
  { name, identity, migrations }: { name: string; identity: string; migrations: Migrations },
): Promise<CheckReport> {
  const folder = await mkdtemp(join(tmpdir(), 'probe-'));
  const fresh: Config = {
    ...config,
    DATABASE_URL: undefined,
    DATA_DIR: join(folder, 'daten'),
    RELEASES_DIR: join(folder, 'releases'),
    files: null,
    releases: null,
  };
  const began = Date.now();
  try {
    const { geloeschtes: deleted } = openFiles(config);
    const result = await restoreBackup(fresh, { name, identity, migrations, geloeschtes: deleted });
    const restored = Date.now();
    const { db, close } = await openDatabase(fresh);
    const now = await dumpDatabase(db, join(folder, 'abzug'));
    const pages = (await createPageRepository(db).listDirectory()).slice(0, PAGES).map(({ pfad: path }) => path);
    await close();
    const tables = compare(result.abzug, now, result);
    const besuch = await visit(fresh, pages);
    const error = [...tables.fehler, ...besuch.fehler];
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1).replace('.', ',');
    const text = `# Probe der Sicherung ${name}

${error.length === 0 ? 'Bestanden.' : `**Nicht bestanden:**\n\n${error.map((line) => `- ${line}`).join('\n')}`}

- Stand der Sicherung: ${result.stand.toISOString()}; geprobt ${new Date().toISOString()}
- entschlüsselt, geprüft und zurückgeholt in ${seconds(began, restored)} s; danach lief die Website
- ${besuch.gefragt} Seiten aufgerufen, ${result.bilder} Bilder von Bürgern und Redaktion, ${result.veroeffentlichungen} Dateien von Veröffentlichungen
- ${result.geloescht} Zeilen, die seither gelöscht worden waren, wurden wieder gelöscht

| Tabelle | Zeilen der Sicherung | zurückgeholt | Prüfsumme |
|---|---|---|---|
${tables.zeilen.join('\n')}
`;
    return { isGut: error.length === 0, text };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
