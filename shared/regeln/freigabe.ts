/** What may happen to something a resident sent. `zurückgezogen`: by whoever sent it; the rest is decided at the desk. */

/** `freigegeben`: looked at and accepted; only then anything of it may become public. */
export const EINSENDUNGSSTATUS = [
  'eingegangen',
  'in Prüfung',
  'Rückfrage',
  'freigegeben',
  'abgelehnt',
  'zurückgezogen',
] as const;
export type Einsendungsstatus = (typeof EINSENDUNGSSTATUS)[number];

/** Steps of staff. */
export const SCHRITTE = [
  'uebernehmen',
  'zuweisen',
  'weiterleiten',
  'korrigieren',
  'rueckfrage',
  'freigeben',
  'ablehnen',
  'oeffnen',
] as const;
/** `antwort`: the sender answered a question. */
export type Schritt = (typeof SCHRITTE)[number] | 'antwort';

export const isUndecided = (status: Einsendungsstatus): boolean =>
  status === 'eingegangen' || status === 'in Prüfung' || status === 'Rückfrage';

/** The status after a step, or null where the step is not possible. */
export function findNextStatus(status: Einsendungsstatus, schritt: Schritt): Einsendungsstatus | null {
  if (schritt === 'oeffnen') return status === 'freigegeben' || status === 'abgelehnt' ? 'in Prüfung' : null;
  if (!isUndecided(status)) return null;
  switch (schritt) {
    case 'uebernehmen':
    case 'zuweisen':
    case 'weiterleiten':
      return status === 'Rückfrage' ? status : 'in Prüfung';
    case 'korrigieren':
      return status;
    case 'rueckfrage':
      return 'Rückfrage';
    case 'freigeben':
      return 'freigegeben';
    case 'ablehnen':
      return 'abgelehnt';
    case 'antwort':
      return status === 'Rückfrage' ? 'in Prüfung' : null;
  }
}

/** Steps of staff that are possible now, in the order of `SCHRITTE`. */
export const listSchritte = (status: Einsendungsstatus) =>
  SCHRITTE.filter((schritt) => findNextStatus(status, schritt) !== null);

export const AMPELN = ['gut', 'bald', 'ueberfaellig'] as const;

/** How urgent it is; both days `YYYY-MM-DD`. Nothing is urgent any more once it is decided. */
export function determineAmpel(status: Einsendungsstatus, faellig: string, heute: string): (typeof AMPELN)[number] {
  if (!isUndecided(status) || faellig > heute) return 'gut';
  return faellig === heute ? 'bald' : 'ueberfaellig';
}
