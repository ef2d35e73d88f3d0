import { useRef, useSyncExternalStore } from 'react';

/** Who is logged in, as the cookie `ratsinfoauth` tells scripts (requirement R-2): the profile, never the token. */
export interface Ratsprofil {
  vorname: string;
  nachname: string;
  pw_geaendert: boolean;
}

/** The profile among the cookies of a page; null when there is none, or none that can be read. */
export function readRatsprofil(cookies: string): Ratsprofil | null {
  const [, wert = ''] = /(?:^|;\s*)ratsinfoauth=([^;]*)/.exec(cookies) ?? [];
  try {
    const { vorname, nachname, pw_geaendert } = JSON.parse(decodeURIComponent(wert)) as Partial<Ratsprofil>;
    if (typeof vorname !== 'string' || typeof nachname !== 'string') return null;
    return { vorname, nachname, pw_geaendert: pw_geaendert === true };
  } catch {
    return null;
  }
}

/** No event tells of cookies everywhere: what another tab did is seen when somebody comes back to this one. */
const ANLAESSE = ['focus', 'pageshow', 'visibilitychange'] as const;

function subscribe(onChange: () => void): () => void {
  for (const anlass of ANLAESSE) addEventListener(anlass, onChange);
  return () => {
    for (const anlass of ANLAESSE) removeEventListener(anlass, onChange);
  };
}

/**
 * Who is logged in, without a call: also on a page that was made before the log-in, or whose calls failed. `abgemeldet`:
 * somebody was while the page stood here, and is not any more.
 */
export function useRatsprofil(): { profil: Ratsprofil | null; abgemeldet: boolean } {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => '',
  );
  const profil = readRatsprofil(cookies);
  const gesehen = useRef(false);
  if (profil) gesehen.current = true;
  return { profil, abgemeldet: !profil && gesehen.current };
}
