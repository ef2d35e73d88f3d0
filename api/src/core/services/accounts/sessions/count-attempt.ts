import { AppError } from '@gm/shared/errors/app-error';
import type { Config } from '../../../platform/config/config.ts';
import { buildTokenHash } from '../../../platform/config/secret.ts';
import type { DataSource } from '../../../platform/database/database.ts';
import { createThrottleRepository } from '../../../platform/http/throttle-repository.ts';
import type { Access } from '../access.ts';
import { createAccountDeviceRepository } from './account-device-repository.ts';
import { listNetworks } from './list-networks.ts';

/** Window in minutes over which attempts are counted. */
const WINDOW_MINUTES = 15;

const LATER = `Bitte versuchen Sie es in ${WINDOW_MINUTES} Minuten noch einmal.`;
const TOO_MANY = `Für dieses Konto gab es zu viele Fehlversuche. ${LATER}`;
const TOO_MANY_EVERYWHERE =
  'Für dieses Konto gab es zu viele Fehlversuche von verschiedenen Orten. Anmelden können Sie sich gerade nur auf Geräten, auf denen Sie schon einmal angemeldet waren, oder nachdem Sie mit „Passwort vergessen“ ein neues Passwort festgelegt haben.';

/** A counter that an attempt increments: purpose, subject, limit, and the message once exceeded. */
interface Counting {
  zweck: string;
  wer: string;
  max: number;
  /** Field that shows the message. */
  feld: string;
  meldung: string;
}

/** In counting order: once one is full, later ones are not incremented. */
export type Counts = readonly [Counting, ...Counting[]];

/** Who tries to log in, and from where. */
export interface Origin {
  ip: string;
  /** Secret of the browser's cookie, if it has one. */
  geraet: string | null;
}

type Limits = Pick<Config, 'LOGIN_FAILURES' | 'LOGIN_FAILURES_PER_ACCOUNT'>;

/**
 * Counters of a login attempt. A browser in which the owner has logged in before has its own counter, so that attackers
 * cannot fill it; all others are counted by network, and together with a far higher limit (OWASP, device cookies).
 * Addresses without an account are treated the same: a limit must not reveal them.
 */
export async function listLoginCounts(
  db: DataSource,
  { LOGIN_FAILURES, LOGIN_FAILURES_PER_ACCOUNT }: Limits,
  { art: kind }: Pick<Access, 'art'>,
  email: string,
  { ip, geraet: device }: Origin,
): Promise<Counts> {
  const hash = device && buildTokenHash(device);
  if (hash && (await createAccountDeviceRepository(db).isKnown(kind, email, hash))) {
    const purpose = `anmeldung ${kind} geraet`;
    return [{ zweck: purpose, wer: `${hash} ${email}`, max: LOGIN_FAILURES, feld: 'email', meldung: TOO_MANY }];
  }
  const [narrowest, ...wider] = listNetworks(ip).map(({ name, times }) => ({
    zweck: `anmeldung ${kind} netz`,
    wer: `${name} ${email}`,
    max: times * LOGIN_FAILURES,
    feld: 'email',
    meldung: TOO_MANY,
  }));
  const everywhere = {
    zweck: `anmeldung ${kind}`,
    wer: email,
    max: LOGIN_FAILURES_PER_ACCOUNT,
    feld: 'email',
    meldung: TOO_MANY_EVERYWHERE,
  };
  return [narrowest as Counting, ...wider, everywhere];
}

/** Counters for a logged-in user who confirms the password; other people cannot increment them. */
export function listProofCounts({ LOGIN_FAILURES }: Limits, { id }: { id: number }, field: string): Counts {
  const message = `Es gab zu viele Fehlversuche. ${LATER}`;
  return [{ zweck: 'nachweis', wer: String(id), max: LOGIN_FAILURES, feld: field, meldung: message }];
}

/** Counts an attempt before its credentials are checked. Throws `zu_viele_anfragen` if a counter is full. */
export async function countAttempt(db: DataSource, counts: Counts): Promise<void> {
  const throttle = createThrottleRepository(db);
  for (const { zweck: purpose, wer: who, max, feld: field, meldung: message } of counts) {
    if ((await throttle.count(purpose, who, WINDOW_MINUTES)) <= max) continue;
    throw new AppError('zu_viele_anfragen', message, {
      titel: 'Anmeldung nicht möglich',
      felder: [{ feld: field, meldung: message }],
    });
  }
}

/** After a successful attempt: resets the own counter and takes the attempt off the shared ones. */
export async function settleAttempt(db: DataSource, [own, ...shared]: Counts): Promise<void> {
  const throttle = createThrottleRepository(db);
  await throttle.forget(own.zweck, own.wer);
  for (const { zweck: purpose, wer: who } of shared) await throttle.giveBack(purpose, who);
}

/** After a password change: resets the counters of the old password. */
export async function forgetAttempts(db: DataSource, counts: Counts): Promise<void> {
  const throttle = createThrottleRepository(db);
  for (const { zweck: purpose, wer: who } of counts) await throttle.forget(purpose, who);
}
