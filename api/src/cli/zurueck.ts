/** `npm run zurueck -- --schluessel Datei`: brings the latest backup back, or the one of `--sicherung` or up to `--bis`. */

import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askSecondPerson } from '@gm/shared/befehle/ask-second-person';
import { AppError } from '@gm/shared/fehler/app-error';
import { migrations } from '../bereiche.ts';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { openDateien } from '../kern/dateien/open-dateien.ts';
import { findVorheriges } from '../kern/sicherung/find-vorheriges.ts';
import { restoreSicherung } from '../kern/sicherung/restore-sicherung.ts';
import { runCommand } from './run-command.ts';
import { chooseSicherung, readBis, readIdentity } from './sicherung-optionen.ts';

/** Somebody has to type what is replaced; a script names it. */
async function askForWord(word: string, given: string | undefined): Promise<void> {
  const question = `Hier ist schon eine Website. Sie wird ersetzt, und was seit der Sicherung geschah, geht verloren.
Tippen Sie zur Bestätigung ihren Namen, ${word}: `;
  let answer = given;
  if (answer === undefined && process.stdin.isTTY) {
    const line = createInterface({ input: process.stdin, output: process.stdout });
    answer = await line.question(question);
    line.close();
  }
  if (answer?.trim() === word) return;
  const hint = answer === undefined ? `Nennen Sie sie mit --ersetzen ${word}.` : 'Das war nicht ihr Name.';
  throw new AppError('konflikt', `Hier ist schon eine Website. ${hint} Es wurde nichts verändert.`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { schluessel: text, sicherung: text, bis: text, ersetzen: text, code: text },
  });
  const config = readConfig();
  const identity = await readIdentity(values.schluessel);
  const bis = readBis(values.bis);
  const name = await chooseSicherung(config, values.sicherung, bis);
  const vorher = await findVorheriges(config);
  if (vorher.isThere) {
    const word = new URL(config.SITE_URL).hostname;
    await askForWord(word, values.ersetzen);
    await askSecondPerson(config, `Die Website ${word} wird durch die Sicherung ${name} ersetzt.`, values.code);
  }
  let isAside = false;
  try {
    const { geloeschtes } = openDateien(config);
    const ergebnis = await restoreSicherung(
      config,
      { name, identity, migrations, geloeschtes, ...(bis && { bis }) },
      async () => {
        await vorher.setAside();
        isAside = true;
      },
    );
    isAside = false;
    await vorher.forget();
    const zeilen = ergebnis.abzug.tabellen.reduce((sum, tabelle) => sum + tabelle.zeilen, 0);
    console.log(`Zurück: ${name}, Stand ${ergebnis.stand.toISOString()}.
${zeilen} Zeilen, ${ergebnis.bilder} Bilder, ${ergebnis.veroeffentlichungen} Dateien von Veröffentlichungen.
${ergebnis.geloescht} Zeilen, die seither gelöscht worden waren, wurden wieder gelöscht; alle sind abgemeldet.
${ergebnis.mails} Mails warteten damals und werden nicht von selbst noch einmal gesendet.`);
  } catch (error) {
    if (isAside) await vorher.bringBack();
    throw error;
  }
}

await runCommand(run);
