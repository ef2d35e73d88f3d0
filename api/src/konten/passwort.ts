import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters the OWASP recommends for it: 19 MiB, two rounds. */
const PARAMETER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is compared where there is no account, so that the time of the answer does not tell. */
let platzhalter: Promise<string> | undefined;

export function hashePasswort(passwort: string): Promise<string> {
  return hash(passwort, PARAMETER);
}

/** Whether the password is the one of `gespeichert`; takes as long where there is none. */
export async function pruefePasswort(gespeichert: string | null, passwort: string): Promise<boolean> {
  platzhalter ??= hashePasswort('niemand');
  const stimmt = await verify(gespeichert ?? (await platzhalter), passwort);
  return stimmt && gespeichert !== null;
}
