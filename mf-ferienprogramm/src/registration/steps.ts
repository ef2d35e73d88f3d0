import type { RegisteredChild, RegistrationData } from './read-registration.ts';
import { listBooked } from './selection.ts';

export type StepName = 'kontakt' | 'kinder' | 'programm' | 'bestaetigen';

/** The steps of the registration in order (requirement F-6). */
export const STEPS: readonly { name: StepName; titel: string; href: string }[] = [
  { name: 'kontakt', titel: 'Kontakt', href: '/ferienprogramm-anmeldung/kontakt/' },
  { name: 'kinder', titel: 'Kinder', href: '/ferienprogramm-anmeldung/kinder/' },
  { name: 'programm', titel: 'Programm', href: '/ferienprogramm-anmeldung/programm/' },
  { name: 'bestaetigen', titel: 'Bestätigen', href: '/ferienprogramm-anmeldung/bestaetigen/' },
];

export function getHref(name: StepName): string {
  return STEPS.find((step) => step.name === name)?.href ?? '/';
}

/** Why a step is locked, and the step to complete first (requirement F-7). */
export interface Gap {
  meldung: string;
  knopf: string;
  schritt: StepName;
}

type State = Pick<RegistrationData, 'kontakt' | 'kinder'>;

/** True if there is something to book and every child has an event or a waiting list. */
export function isComplete(children: readonly RegisteredChild[]): boolean {
  return (
    listBooked(children).length > 0 &&
    children.every(
      ({ veranstaltungen, warteliste: waitingList }) => veranstaltungen.length > 0 || waitingList.length > 0,
    )
  );
}

/** Whether a step is complete. The last one never is. */
export function isHandled(step: StepName, state: State): boolean {
  const next = STEPS[STEPS.findIndex(({ name }) => name === step) + 1];
  return next !== undefined && findGap(next.name, state) === null;
}

/** The first missing precondition of a step, or null. */
export function findGap(step: StepName, { kontakt: contact, kinder: children }: State): Gap | null {
  if (step === 'kontakt') return null;
  if (!contact) return { meldung: 'Ihre Kontaktdaten fehlen', knopf: 'Kontaktdaten eintragen', schritt: 'kontakt' };
  if (step === 'kinder') return null;
  if (children.length === 0) {
    return { meldung: 'Es wurden keine Kinder hinzugefügt', knopf: 'Kinder hinzufügen', schritt: 'kinder' };
  }
  if (step === 'programm' || isComplete(children)) return null;
  return {
    meldung: 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!',
    knopf: 'Programm auswählen',
    schritt: 'programm',
  };
}
