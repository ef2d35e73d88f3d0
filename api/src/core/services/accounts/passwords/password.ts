import { hash, verify } from '@node-rs/argon2';

/** Argon2id parameters recommended by OWASP: 19 MiB, two rounds. */
export const EFFORT = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash compared when there is no account, to prevent a timing attack. */
let placeholder: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, EFFORT);
}

/** Whether the password matches the stored hash; takes equally long without one. */
export async function checkPassword(
  saved: string | null,
  password: string,
  comparisons: typeof verify = verify,
): Promise<boolean> {
  // Created on first use; otherwise the first unknown account would take twice as long.
  placeholder ??= hashPassword('niemand');
  const replacement = await placeholder;
  const stimmt = await comparisons(saved ?? replacement, password);
  return stimmt && saved !== null;
}
