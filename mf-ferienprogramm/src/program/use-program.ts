import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { requestJson } from '@gm/shared/browser/request-json';
import { reportFault } from '@gm/shared/errors/report-fault';
import { useEffect } from 'react';
import { create } from 'zustand';

const REFRESH_MS = 15_000;
const TIMEOUT_MS = 10_000;

interface ProgramState {
  /** null until the first response. */
  programm: Ferienveranstaltung[] | null;
  /** The last request failed: places may have changed since. */
  gescheitert: boolean;
}

const NOT_LOADED: ProgramState = { programm: null, gescheitert: false };

/** By endpoint, shared by all steps so that the next one shows it immediately. Written in the browser only. */
export const useProgramState = create<Record<string, ProgramState>>(() => ({}));

async function fetchProgram(endpoint: string): Promise<Ferienveranstaltung[]> {
  const answer = await requestJson<Ferienveranstaltung[]>(endpoint, { cache: 'no-cache', timeoutMs: TIMEOUT_MS });
  if (!answer.ok) throw answer.ursache;
  if (!Array.isArray(answer.body)) throw new Error(`${endpoint}: keine Liste`);
  return answer.body;
}

/** Loads the current programme; keeps the previous one on failure. */
export async function loadProgram(endpoint: string): Promise<void> {
  try {
    const program = await fetchProgram(endpoint);
    useProgramState.setState({ [endpoint]: { programm: program, gescheitert: false } });
  } catch (cause) {
    const { programm: program, gescheitert: failed } = useProgramState.getState()[endpoint] ?? NOT_LOADED;
    useProgramState.setState({ [endpoint]: { programm: program, gescheitert: true } });
    // Report a lost connection once instead of at every poll.
    if (!failed) reportFault(cause);
  }
}

/**
 * The programme with its free places, polled while the page is visible.
 * @param endpoint path with query, e.g. `/api/ferienprogramm/programm?rubrik=24`
 */
export function useProgram(endpoint: string): ProgramState {
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && loadProgram(endpoint));
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [endpoint]);
  return useProgramState((states) => states[endpoint] ?? NOT_LOADED);
}
