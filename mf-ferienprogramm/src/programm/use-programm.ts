import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { requestJson } from '@gm/shared/browser/request-json';
import { reportFault } from '@gm/shared/fehler/report-fault';
import { useEffect } from 'react';
import { create } from 'zustand';

const REFRESH_MS = 15_000;
const TIMEOUT_MS = 10_000;

interface ProgrammStand {
  /** null until the first answer. */
  programm: Ferienveranstaltung[] | null;
  /** The last answer did not come: places may have changed since. */
  gescheitert: boolean;
}

const UNGELADEN: ProgrammStand = { programm: null, gescheitert: false };

/** By endpoint: one programme for all steps, so that the next step shows it at once. Only the browser writes it. */
export const useProgrammStand = create<Record<string, ProgrammStand>>(() => ({}));

async function fetchProgramm(endpoint: string): Promise<Ferienveranstaltung[]> {
  const antwort = await requestJson<Ferienveranstaltung[]>(endpoint, { cache: 'no-cache', timeoutMs: TIMEOUT_MS });
  if (!antwort.ok) throw antwort.ursache;
  if (!Array.isArray(antwort.body)) throw new Error(`${endpoint}: keine Liste`);
  return antwort.body;
}

/** Asks for the programme as it is now; a failure keeps what is there. */
export async function loadProgramm(endpoint: string): Promise<void> {
  try {
    const programm = await fetchProgramm(endpoint);
    useProgrammStand.setState({ [endpoint]: { programm, gescheitert: false } });
  } catch (cause) {
    const { programm, gescheitert } = useProgrammStand.getState()[endpoint] ?? UNGELADEN;
    useProgrammStand.setState({ [endpoint]: { programm, gescheitert: true } });
    // A dead line is told once, not every time the places are asked for.
    if (!gescheitert) reportFault(cause);
  }
}

/**
 * The programme with its free places, asked for again while the page is open and seen.
 * @param endpoint path with query, e.g. `/api/ferienprogramm/programm?rubrik=24`
 */
export function useProgramm(endpoint: string): ProgrammStand {
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && loadProgramm(endpoint));
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [endpoint]);
  return useProgrammStand((staende) => staende[endpoint] ?? UNGELADEN);
}
