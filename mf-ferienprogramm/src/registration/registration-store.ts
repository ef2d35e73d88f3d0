import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { createSalt } from '@gm/shared/forms/send/idempotency-key';
import { create } from 'zustand';
import {
  type ChosenVeranstaltung,
  EMPTY,
  type KeptReceipt,
  type RegistrationData,
  readRegistration,
  type WaitingWish,
} from './read-registration.ts';

/** Key in the tab's session storage. */
export const KEY = 'gm:ferienprogramm-anmeldung';

interface RegistrationState extends RegistrationData {
  /** Loaded from the session storage; false on the server and during hydration. */
  bereit: boolean;
  /** Storage is blocked: the data lives as long as the document. */
  fluechtig: boolean;
}

/** Contact data and children of the registration, kept in the tab's session storage (requirement F-8). */
export const useRegistration = create<RegistrationState>(() => ({ ...EMPTY, bereit: false, fluechtig: false }));

function save({
  kontakt: contact,
  kinder: children,
  vorgemerkt: noted,
  salz: salt,
  gebucht: receipt,
}: RegistrationData): boolean {
  try {
    const empty = !contact && children.length === 0 && noted === null && !receipt;
    if (empty) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ kontakt: contact, kinder: children, vorgemerkt: noted, salz: salt, gebucht: receipt }),
      );
    return true;
  } catch {
    return false;
  }
}

function change(data: Partial<RegistrationData>): void {
  useRegistration.setState(data);
  useRegistration.setState({ fluechtig: !save(useRegistration.getState()) });
}

/** Loads the data stored by the tab. */
export function startRegistration(): void {
  let text: string | null = null;
  let fluechtig = false;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    fluechtig = true;
  }
  useRegistration.setState({ ...readRegistration(text), bereit: true, fluechtig });
}

// Synchronously, not in an effect: a step has its data at its first paint.
if (typeof window !== 'undefined') startRegistration();

/** The random part of this booking's idempotency keys; created on first use. */
export function getSalt(): string {
  if (!useRegistration.getState().salz) change({ salz: createSalt() });
  return useRegistration.getState().salz;
}

export function setContact(contact: Contact): void {
  change({ kontakt: contact, gebucht: null });
}

export function setNoted(veranstaltung: number): void {
  change({ vorgemerkt: veranstaltung });
}

/** @param veranstaltungen initial events: the one the visitor came from */
export function addChild(child: Child, veranstaltungen: ChosenVeranstaltung[] = []): void {
  const { kinder: children } = useRegistration.getState();
  const key = Math.max(-1, ...children.map((other) => other.schluessel)) + 1;
  change({ kinder: [...children, { ...child, schluessel: key, veranstaltungen, warteliste: [] }] });
}

export function removeChild(key: number): void {
  change({ kinder: useRegistration.getState().kinder.filter((child) => child.schluessel !== key) });
}

/** Replaces a child's events (requirement F-11). */
export function assignVeranstaltungen(key: number, veranstaltungen: ChosenVeranstaltung[]): void {
  const { kinder: children } = useRegistration.getState();
  change({ kinder: children.map((child) => (child.schluessel === key ? { ...child, veranstaltungen } : child)) });
}

/** Records the children on the waiting list of a full event: they need no other event. */
export function noteWaitingList(key: readonly number[], { id, titel: title }: WaitingWish): void {
  const { kinder: children } = useRegistration.getState();
  change({
    kinder: children.map((child) =>
      key.includes(child.schluessel) ? { ...child, warteliste: [...child.warteliste, { id, titel: title }] } : child,
    ),
  });
}

/** Removes the data of the family from the browser after a booking; a reload still shows the receipt. */
export function deleteRegistration({ referenz, status_link, bestaetigen_bis }: KeptReceipt): void {
  change({ ...EMPTY, gebucht: { referenz, status_link, bestaetigen_bis } });
}
