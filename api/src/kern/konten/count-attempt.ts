import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../betrieb/config.ts';
import { buildTokenHash } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createDrosselRepository } from '../server/drossel-repository.ts';
import { createKontogeraetRepository } from './kontogeraet-repository.ts';
import { listNetworks } from './list-networks.ts';
import type { Zugang } from './zugang.ts';

/** Minutes in which attempts are counted together. */
const FENSTER_MINUTEN = 15;

const SPAETER = `Bitte versuchen Sie es in ${FENSTER_MINUTEN} Minuten noch einmal.`;
const ZU_VIELE = `Für dieses Konto gab es zu viele Fehlversuche. ${SPAETER}`;
const ZU_VIELE_UEBERALL =
  'Für dieses Konto gab es zu viele Fehlversuche von verschiedenen Orten. Anmelden können Sie sich gerade nur auf Geräten, auf denen Sie schon einmal angemeldet waren, oder nachdem Sie mit „Passwort vergessen“ ein neues Passwort festgelegt haben.';

/** One of the counts an attempt adds to: what and whom it is about, how many it takes, and what is said to more. */
interface Zaehlung {
  zweck: string;
  wer: string;
  max: number;
  /** Where the message stands. */
  feld: string;
  meldung: string;
}

/** In the order they are counted: one that is full keeps the attempt out of those after it. */
export type Zaehlungen = readonly [Zaehlung, ...Zaehlung[]];

/** Who tries to log in, and where from. */
export interface Herkunft {
  ip: string;
  /** Secret of the browser's cookie, if it has one. */
  geraet: string | null;
}

type Grenzen = Pick<Config, 'ANMELDE_FEHLVERSUCHE' | 'ANMELDE_FEHLVERSUCHE_KONTO'>;

/**
 * What an attempt to log in counts towards. A browser in which the owner logged in before has a count of its own, so
 * that nobody else fills it; all others are counted by network, and together far later (OWASP, device cookies). The same
 * for addresses without an account: a limit must not tell.
 */
export async function listLoginCounts(
  db: Datenquelle,
  { ANMELDE_FEHLVERSUCHE, ANMELDE_FEHLVERSUCHE_KONTO }: Grenzen,
  { art }: Pick<Zugang, 'art'>,
  email: string,
  { ip, geraet }: Herkunft,
): Promise<Zaehlungen> {
  const hash = geraet && buildTokenHash(geraet);
  if (hash && (await createKontogeraetRepository(db).isKnown(art, email, hash))) {
    const zweck = `anmeldung ${art} geraet`;
    return [{ zweck, wer: `${hash} ${email}`, max: ANMELDE_FEHLVERSUCHE, feld: 'email', meldung: ZU_VIELE }];
  }
  const [narrowest, ...wider] = listNetworks(ip).map(({ name, times }) => ({
    zweck: `anmeldung ${art} netz`,
    wer: `${name} ${email}`,
    max: times * ANMELDE_FEHLVERSUCHE,
    feld: 'email',
    meldung: ZU_VIELE,
  }));
  const everywhere = {
    zweck: `anmeldung ${art}`,
    wer: email,
    max: ANMELDE_FEHLVERSUCHE_KONTO,
    feld: 'email',
    meldung: ZU_VIELE_UEBERALL,
  };
  return [narrowest as Zaehlung, ...wider, everywhere];
}

/** The same for who is logged in and proves once more who it is: nobody else adds to this count. */
export function listProofCounts({ ANMELDE_FEHLVERSUCHE }: Grenzen, { id }: { id: number }, feld: string): Zaehlungen {
  const meldung = `Es gab zu viele Fehlversuche. ${SPAETER}`;
  return [{ zweck: 'nachweis', wer: String(id), max: ANMELDE_FEHLVERSUCHE, feld, meldung }];
}

/** Counts an attempt before anything of it is looked at. Throws `zu_viele_anfragen` where a count is full. */
export async function countAttempt(db: Datenquelle, zaehlungen: Zaehlungen): Promise<void> {
  const drossel = createDrosselRepository(db);
  for (const { zweck, wer, max, feld, meldung } of zaehlungen) {
    if ((await drossel.count(zweck, wer, FENSTER_MINUTEN)) <= max) continue;
    throw new AppError('zu_viele_anfragen', meldung, {
      titel: 'Anmeldung nicht möglich',
      felder: [{ feld, meldung }],
    });
  }
}

/** It was the owner: what was counted here is forgotten, what others may have filled is as before. */
export async function settleAttempt(db: Datenquelle, [own, ...shared]: Zaehlungen): Promise<void> {
  const drossel = createDrosselRepository(db);
  await drossel.forget(own.zweck, own.wer);
  for (const { zweck, wer } of shared) await drossel.giveBack(zweck, wer);
}

/** There is a new password: what was counted for the one before is forgotten. */
export async function forgetAttempts(db: Datenquelle, zaehlungen: Zaehlungen): Promise<void> {
  const drossel = createDrosselRepository(db);
  for (const { zweck, wer } of zaehlungen) await drossel.forget(zweck, wer);
}
