import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../kern/betrieb/config.ts';
import { openZiel } from '../kern/sicherung/sicherungsorte.ts';
import { listSicherungen } from '../kern/sicherung/unpack-sicherung.ts';

/** The private key of `--schluessel`. */
export async function readIdentity(datei: string | undefined): Promise<string> {
  if (!datei) throw new AppError('eingabe_ungueltig', 'Nennen Sie mit --schluessel die Datei des geheimen Schlüssels.');
  const pfad = resolve(process.env.INIT_CWD ?? '', datei);
  return readFile(pfad, 'utf8').catch((cause: unknown) => {
    throw new AppError('eingabe_ungueltig', `Die Datei ${pfad} ist nicht lesbar.`, { cause });
  });
}

/** The named backup, else the latest that was begun by `bis`. */
export async function chooseSicherung(config: Config, name: string | undefined, bis?: string): Promise<string> {
  if (name) return name;
  // Names begin with the moment, in UTC.
  const grenze = bis && new Date(bis);
  if (grenze && Number.isNaN(grenze.getTime()))
    throw new AppError('eingabe_ungueltig', `„${bis}“ ist kein Zeitpunkt wie 2026-11-23T12:00.`);
  const letzte = grenze ? grenze.toISOString().replaceAll(':', '-').slice(0, 19) : '9';
  const wahl = (await listSicherungen(openZiel(config))).filter((one) => one.slice(0, 19) <= letzte).at(-1);
  if (!wahl) throw new AppError('nicht_gefunden', 'Es gibt keine solche Sicherung.');
  return wahl;
}
