import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../betrieb/config.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import type { Migrations } from '../daten/migrate.ts';
import { openDatabase } from '../daten/open-database.ts';
import { createSeitenRepository } from '../inhalt/seiten-repository.ts';
import { type Abzug, dumpDatenbank } from './dump-datenbank.ts';
import { restoreSicherung, SETTLED } from './restore-sicherung.ts';
import { startProbe } from './start-probe.ts';

/** Pages of the restored site that are asked for. */
const SEITEN = 40;

export interface Bericht {
  /** Whether the backup can be relied on. */
  isGut: boolean;
  /** Markdown, for whoever keeps it. */
  text: string;
}

/** Tables that are not what the backup says; with a reason where there is one. */
function compare(vorher: Abzug, jetzt: Abzug, { geloescht }: { geloescht: number }) {
  const isSameSchema = vorher.schritte.length === jetzt.schritte.length;
  const fehler: string[] = [];
  const zeilen: string[] = [];
  for (const { name, zeilen: anzahl, pruefsumme } of vorher.tabellen) {
    const heute = jetzt.tabellen.find((tabelle) => tabelle.name === name);
    const isSame = heute?.zeilen === anzahl && (!isSameSchema || heute.pruefsumme === pruefsumme);
    const wasErased = geloescht > 0 && heute !== undefined && heute.zeilen < anzahl;
    const grund = SETTLED.includes(name) ? 'wird beim Zurückholen geleert' : wasErased ? 'seither gelöscht' : '';
    if (!isSame && !grund)
      fehler.push(`Tabelle ${name}: ${heute?.zeilen ?? 'keine'} statt ${anzahl} Zeilen, oder andere.`);
    const urteil = isSame ? (isSameSchema ? 'gleich' : 'gleich viele') : grund || '**anders**';
    zeilen.push(`| ${name} | ${anzahl} | ${heute?.zeilen ?? '–'} | ${urteil} |`);
  }
  return { fehler, zeilen };
}

/** Asks the restored site for pages and for every picture that residents sent. */
async function visit(fresh: Config, seiten: readonly string[]): Promise<{ fehler: string[]; gefragt: number }> {
  const site = await startProbe(fresh);
  try {
    const fehler: string[] = [];
    for (const pfad of seiten) {
      const { status } = await fetch(`${site.url}${pfad}`);
      if (status !== 200) fehler.push(`Die Seite ${pfad} antwortet mit ${status}.`);
    }
    return { fehler, gefragt: seiten.length };
  } finally {
    await site.stop();
  }
}

/**
 * Brings a backup back into a place of its own, starts the site there, and compares what it has with what the backup says.
 * The running site is left alone; nothing goes out to anybody.
 */
export async function proveSicherung(
  config: Config,
  { name, identity, migrations }: { name: string; identity: string; migrations: Migrations },
): Promise<Bericht> {
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
    const { geloeschtes } = openDateien(config);
    const ergebnis = await restoreSicherung(fresh, { name, identity, migrations, geloeschtes }, async () => {});
    const restored = Date.now();
    const { db, close } = await openDatabase(fresh);
    const jetzt = await dumpDatenbank(db, join(folder, 'abzug'));
    const seiten = (await createSeitenRepository(db).listVerzeichnis()).slice(0, SEITEN).map(({ pfad }) => pfad);
    await close();
    const tabellen = compare(ergebnis.abzug, jetzt, ergebnis);
    const besuch = await visit(fresh, seiten);
    const fehler = [...tabellen.fehler, ...besuch.fehler];
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1).replace('.', ',');
    const text = `# Probe der Sicherung ${name}

${fehler.length === 0 ? 'Bestanden.' : `**Nicht bestanden:**\n\n${fehler.map((zeile) => `- ${zeile}`).join('\n')}`}

- Stand der Sicherung: ${ergebnis.stand.toISOString()}; geprobt ${new Date().toISOString()}
- entschlüsselt, geprüft und zurückgeholt in ${seconds(began, restored)} s; danach lief die Website
- ${besuch.gefragt} Seiten aufgerufen, ${ergebnis.bilder} Bilder von Bürgern und Redaktion, ${ergebnis.veroeffentlichungen} Dateien von Veröffentlichungen
- ${ergebnis.geloescht} Zeilen, die seither gelöscht worden waren, wurden wieder gelöscht

| Tabelle | Zeilen der Sicherung | zurückgeholt | Prüfsumme |
|---|---|---|---|
${tabellen.zeilen.join('\n')}
`;
    return { isGut: fehler.length === 0, text };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
