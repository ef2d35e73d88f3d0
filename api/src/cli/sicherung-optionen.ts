import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../kern/betrieb/config.ts';
import { openZiel } from '../kern/sicherung/sicherungsorte.ts';
import { listSicherungen, readFertig } from '../kern/sicherung/unpack-sicherung.ts';

/** The private key of `--schluessel`. */
export async function readIdentity(datei: string | undefined): Promise<string> {
  if (!datei) throw new AppError('eingabe_ungueltig', 'Nennen Sie mit --schluessel die Datei des geheimen Schlüssels.');
  const pfad = resolve(process.env.INIT_CWD ?? '', datei);
  return readFile(pfad, 'utf8').catch((cause: unknown) => {
    throw new AppError('eingabe_ungueltig', `Die Datei ${pfad} ist nicht lesbar.`, { cause });
  });
}

/** The moment of `--bis`. */
export function readBis(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const bis = new Date(text);
  if (Number.isNaN(bis.getTime()))
    throw new AppError('eingabe_ungueltig', `„${text}“ ist kein Zeitpunkt wie 2026-11-23T12:00:30.`);
  return bis;
}

/** The named backup, else the latest that was begun by `bis`; where the log leads on from it, that was whole by then. */
export async function chooseSicherung(config: Config, name: string | undefined, bis?: Date): Promise<string> {
  if (name) return name;
  const ziel = openZiel(config);
  for (const one of (await listSicherungen(ziel)).reverse()) {
    if (!bis) return one;
    const { begonnen, server } = await readFertig(ziel, one);
    if ((server?.beendet ?? begonnen) <= bis) return one;
  }
  throw new AppError('nicht_gefunden', 'Es gibt keine solche Sicherung.');
}
