import { useRef, useSyncExternalStore } from 'react';

/**
 * The logged-in member from the script-readable cookie `ratsinfoauth` (requirement R-2): the profile, never the token.
 */
export interface CouncilProfile {
  vorname: string;
  nachname: string;
  pw_geaendert: boolean;
}

/** The profile from the page's cookies; null if missing or invalid. */
export function readCouncilProfile(cookies: string): CouncilProfile | null {
  const [, value = ''] = /(?:^|;\s*)ratsinfoauth=([^;]*)/.exec(cookies) ?? [];
  try {
    const {
      vorname: firstName,
      nachname: lastName,
      pw_geaendert,
    } = JSON.parse(decodeURIComponent(value)) as Partial<CouncilProfile>;
    if (typeof firstName !== 'string' || typeof lastName !== 'string') return null;
    return { vorname: firstName, nachname: lastName, pw_geaendert: pw_geaendert === true };
  } catch {
    return null;
  }
}

/** Cookie change events are not supported everywhere: changes by other tabs are noticed on return to this one. */
const OCCASIONS = ['focus', 'pageshow', 'visibilitychange'] as const;

function subscribe(onChange: () => void): () => void {
  for (const occasion of OCCASIONS) addEventListener(occasion, onChange);
  return () => {
    for (const occasion of OCCASIONS) removeEventListener(occasion, onChange);
  };
}

/**
 * The logged-in member without a request, also on pages that were rendered before the login or whose calls failed.
 * `abgemeldet`: the session ended while the page was open.
 */
export function useCouncilProfile(): { profil: CouncilProfile | null; abgemeldet: boolean } {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => '',
  );
  const profile = readCouncilProfile(cookies);
  const seen = useRef(false);
  if (profile) seen.current = true;
  return { profil: profile, abgemeldet: !profile && seen.current };
}
