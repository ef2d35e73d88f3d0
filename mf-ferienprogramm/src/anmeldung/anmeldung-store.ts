import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { createSalz } from '@gm/shared/formular/idempotency-key';
import { create } from 'zustand';
import {
  type AnmeldungDaten,
  type GewaehlteVeranstaltung,
  LEER,
  readAnmeldung,
  type Wartewunsch,
} from './read-anmeldung.ts';

const KEY = 'gm:ferienprogramm-anmeldung';

interface AnmeldungStand extends AnmeldungDaten {
  /** Read from the session storage; false on the server and in the first render of the browser. */
  bereit: boolean;
  /** The browser refused to keep the data: they live as long as the document. */
  fluechtig: boolean;
}

/** Contact data and children of the registration, kept in the session storage of the tab (requirement F-8). */
export const useAnmeldung = create<AnmeldungStand>(() => ({ ...LEER, bereit: false, fluechtig: false }));

function save({ kontakt, kinder, vorgemerkt, salz }: AnmeldungDaten): boolean {
  try {
    const leer = !kontakt && kinder.length === 0 && vorgemerkt === null;
    if (leer) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ kontakt, kinder, vorgemerkt, salz }));
    return true;
  } catch {
    return false;
  }
}

function change(daten: Partial<AnmeldungDaten>): void {
  useAnmeldung.setState(daten);
  useAnmeldung.setState({ fluechtig: !save(useAnmeldung.getState()) });
}

/** Takes over what the tab kept. */
export function startAnmeldung(): void {
  let text: string | null = null;
  let fluechtig = false;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    fluechtig = true;
  }
  useAnmeldung.setState({ ...readAnmeldung(text), bereit: true, fluechtig });
}

// At once, not in an effect: a step that is reached from another one has its data at its first paint.
if (typeof window !== 'undefined') startAnmeldung();

/** The random part of this booking's idempotency keys; made when it is first needed. */
export function getSalz(): string {
  if (!useAnmeldung.getState().salz) change({ salz: createSalz() });
  return useAnmeldung.getState().salz;
}

export function setKontakt(kontakt: Kontakt): void {
  change({ kontakt });
}

export function setVorgemerkt(veranstaltung: number): void {
  change({ vorgemerkt: veranstaltung });
}

/** @param veranstaltungen what it is registered for from the beginning: the event the visitor came from */
export function addKind(kind: Kind, veranstaltungen: GewaehlteVeranstaltung[] = []): void {
  const { kinder } = useAnmeldung.getState();
  const schluessel = Math.max(-1, ...kinder.map((anderes) => anderes.schluessel)) + 1;
  change({ kinder: [...kinder, { ...kind, schluessel, veranstaltungen, warteliste: [] }] });
}

export function removeKind(schluessel: number): void {
  change({ kinder: useAnmeldung.getState().kinder.filter((kind) => kind.schluessel !== schluessel) });
}

/** Replaces what was assigned to a child (requirement F-11). */
export function assignVeranstaltungen(schluessel: number, veranstaltungen: GewaehlteVeranstaltung[]): void {
  const { kinder } = useAnmeldung.getState();
  change({ kinder: kinder.map((kind) => (kind.schluessel === schluessel ? { ...kind, veranstaltungen } : kind)) });
}

/** Notes who waits for a place in a full event now: such a child needs no other event. */
export function noteWarteliste(schluessel: readonly number[], { id, titel }: Wartewunsch): void {
  const { kinder } = useAnmeldung.getState();
  change({
    kinder: kinder.map((kind) =>
      schluessel.includes(kind.schluessel) ? { ...kind, warteliste: [...kind.warteliste, { id, titel }] } : kind,
    ),
  });
}

/** After a booking nothing of it stays in the browser. */
export function deleteAnmeldung(): void {
  change(LEER);
}
