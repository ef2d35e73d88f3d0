import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { AppError } from '../errors/app-error.ts';
import { findStep } from './find-step.ts';

/** File that stores the last used code, because each code is valid once. */
const USED = 'zweite-person';
const UNCHANGED = 'Nothing was changed.';

async function readLine(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await line.question(question);
  } finally {
    line.close();
  }
}

export interface SecondPerson {
  /** TOTP secrets of the people who may approve (base32). */
  SECOND_PERSON: readonly string[];
  /** Folder of the file with the last used code. */
  DATA_DIR: string;
}

/** `SECOND_PERSON` as in the settings: comma-separated. */
export const splitSecrets = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/**
 * If a second person is configured, a destructive command requires a TOTP code of that person. Throws a one-sentence
 * error without it.
 * @param what the action to approve, as a sentence
 * @param given the code, if it was passed to the command
 */
export async function askSecondPerson(
  { SECOND_PERSON, DATA_DIR }: SecondPerson,
  what: string,
  given?: string,
): Promise<void> {
  if (SECOND_PERSON.length === 0) return;
  const code = given ?? (await readLine(`${what}\nA second person has to agree. Their code, six digits: `));
  if (code === undefined) {
    const message = `${what} A second person has to agree: give the six digits of their app with --code. ${UNCHANGED}`;
    throw new AppError('konflikt', message);
  }
  const step = SECOND_PERSON.map((secret) => findStep(secret, code)).find((found) => found !== null);
  if (step === undefined || step === null) {
    const message = `This code is wrong, or older than a minute. ${UNCHANGED}`;
    throw new AppError('konflikt', message);
  }
  const file = join(DATA_DIR, USED);
  const last = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (step <= last) {
    throw new AppError('konflikt', `This code has been used already. Wait for the next one. ${UNCHANGED}`);
  }
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await writeFile(file, String(step), { mode: 0o600 });
}
