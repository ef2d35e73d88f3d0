import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters the OWASP recommends for it: 19 MiB, two rounds. */
export const AUFWAND = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is compared where there is no account, so that the time of the answer does not tell. */
let platzhalter: Promise<string> | undefined;

export function hashPasswort(passwort: string): Promise<string> {
  return hash(passwort, AUFWAND);
}

/** Whether the password is the one of `gespeichert`; takes as long where there is none. */
export async function checkPasswort(
  gespeichert: string | null,
  passwort: string,
  vergleiche: typeof verify = verify,
): Promise<boolean> {
  // Made for whoever is first, or the first unknown account would take twice as long.
  platzhalter ??= hashPasswort('niemand');
  const ersatz = await platzhalter;
  const stimmt = await vergleiche(gespeichert ?? ersatz, passwort);
  return stimmt && gespeichert !== null;
}
