import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { AppError } from '../fehler/app-error.ts';
import { findSchritt } from './find-schritt.ts';

/** What was used last: a code counts once, as a word that somebody heard should not. */
const USED = 'zweite-person';
const UNCHANGED = 'Es wurde nichts verändert.';

async function readLine(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await line.question(question);
  } finally {
    line.close();
  }
}

export interface ZweitePerson {
  /** Secrets of the apps of those who may agree (base32). */
  ZWEITE_PERSON: readonly string[];
  /** Where it is kept which code was used last. */
  DATA_DIR: string;
}

/** `ZWEITE_PERSON` as it stands in the settings: by comma. */
export const splitGeheimnisse = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/**
 * Where a second person is named, a command that destroys something needs the code of that person's app. Throws one sentence
 * without it.
 * @param what that person agrees to, as a sentence
 * @param given the code, where it stands in the command
 */
export async function askSecondPerson(
  { ZWEITE_PERSON, DATA_DIR }: ZweitePerson,
  what: string,
  given?: string,
): Promise<void> {
  if (ZWEITE_PERSON.length === 0) return;
  const code = given ?? (await readLine(`${what}\nDem muss eine zweite Person zustimmen. Ihr Code, sechs Ziffern: `));
  if (code === undefined) {
    const message = `${what} Dem muss eine zweite Person zustimmen: nennen Sie mit --code die sechs Ziffern ihrer App. ${UNCHANGED}`;
    throw new AppError('konflikt', message);
  }
  const schritt = ZWEITE_PERSON.map((geheimnis) => findSchritt(geheimnis, code)).find((found) => found !== null);
  if (schritt === undefined || schritt === null) {
    const message = `Dieser Code stimmt nicht, oder er ist älter als eine Minute. ${UNCHANGED}`;
    throw new AppError('konflikt', message);
  }
  const file = join(DATA_DIR, USED);
  const last = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (schritt <= last) {
    throw new AppError('konflikt', `Dieser Code wurde schon gebraucht. Warten Sie auf den nächsten. ${UNCHANGED}`);
  }
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await writeFile(file, String(schritt), { mode: 0o600 });
}
