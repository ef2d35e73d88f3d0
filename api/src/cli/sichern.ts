/**
 * `npm run sichern`: a backup of the whole site, encrypted. `-- --schluessel Datei` makes a pair of keys, `-- --liste` lists,
 * `-- --zweite-person` makes the secret of somebody who may agree to a restore, `-- --fortlaufend` stores PostgreSQL's log until it is told to end.
 */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@gm/shared/fehler/app-error';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { buildTotpLink, createTotpSecret } from '../kern/konten/totp.ts';
import { createSicherung } from '../kern/sicherung/create-sicherung.ts';
import { recordProtokoll } from '../kern/sicherung/record-protokoll.ts';
import { requestAbzug } from '../kern/sicherung/request-abzug.ts';
import { openZiel } from '../kern/sicherung/sicherungsorte.ts';
import { listSicherungen } from '../kern/sicherung/unpack-sicherung.ts';
import { runCommand } from './run-command.ts';

async function makeKeys(datei: string): Promise<void> {
  const pfad = resolve(process.env.INIT_CWD ?? '', datei);
  if (existsSync(pfad)) throw new AppError('konflikt', `${pfad} gibt es schon. Es wurde nichts verändert.`);
  const identity = await generateX25519Identity();
  await writeFile(pfad, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`Der geheime Schlüssel liegt in ${pfad}. Bewahren Sie ihn an zwei Orten auf, keinen davon auf diesem Rechner:
ohne ihn ist jede Sicherung wertlos, mit ihm liest sie jeder. Der öffentliche gehört in die Einstellungen:

SICHERUNG_EMPFAENGER=${await identityToRecipient(identity)}`);
}

function makeSecondPerson(wer: string): void {
  const geheimnis = createTotpSecret();
  console.log(`Nur ${wer} soll das sehen: in die Authenticator-App damit (als Link oder von Hand), dann weg damit vom Bildschirm.

${buildTotpLink(geheimnis, wer, 'Zweite Person')}

In die Einstellungen gehört es auch; mehrere trennt ein Komma, und wer die Datei liest, kann zustimmen:

ZWEITE_PERSON=${geheimnis}`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const ja = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { schluessel: text, 'zweite-person': text, liste: ja, fortlaufend: ja } });
  if (values.schluessel) return makeKeys(values.schluessel);
  if (values['zweite-person']) return makeSecondPerson(values['zweite-person']);
  const config = readConfig();
  if (values.liste) return console.log((await listSicherungen(openZiel(config))).join('\n') || 'Keine Sicherung.');
  if (values.fortlaufend) {
    const ende = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ende.abort());
    return recordProtokoll(config, { signal: ende.signal, say: console.log });
  }
  const { name, removed } = await createSicherung(config, () => requestAbzug(config));
  console.log(`Gesichert: ${name}`);
  for (const old of removed) console.log(`Gelöscht, weil älter als ${config.SICHERUNG_TAGE} Tage: ${old}`);
}

await runCommand(run);
