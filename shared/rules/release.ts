/** Life cycle of a submission. `zurückgezogen`: withdrawn by the sender; all other changes are made by staff. */

/** `freigegeben`: reviewed and accepted; only then may any of it be published. */
export const SUBMISSION_STATUS = [
  'eingegangen',
  'in Prüfung',
  'Rückfrage',
  'freigegeben',
  'abgelehnt',
  'zurückgezogen',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUS)[number];

/** Actions of staff. `notiz`: a note for colleagues, which the sender does not get. */
export const STEPS = [
  'uebernehmen',
  'zuweisen',
  'weiterleiten',
  'korrigieren',
  'notiz',
  'rueckfrage',
  'freigeben',
  'ablehnen',
  'oeffnen',
] as const;
/** `antwort`: the sender answered a question. */
export type Step = (typeof STEPS)[number] | 'antwort';

export const isUndecided = (status: SubmissionStatus): boolean =>
  status === 'eingegangen' || status === 'in Prüfung' || status === 'Rückfrage';

/** The status after a step; null if the step is not possible. */
export function findNextStatus(status: SubmissionStatus, step: Step): SubmissionStatus | null {
  if (step === 'oeffnen') return status === 'freigegeben' || status === 'abgelehnt' ? 'in Prüfung' : null;
  if (step === 'notiz') return status === 'zurückgezogen' ? null : status;
  if (!isUndecided(status)) return null;
  switch (step) {
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

/** Actions of staff currently possible, in the order of `STEPS`. */
export const listSteps = (status: SubmissionStatus) => STEPS.filter((step) => findNextStatus(status, step) !== null);

export const TRAFFIC_LIGHTS = ['gut', 'bald', 'ueberfaellig'] as const;

/** Urgency; both days `YYYY-MM-DD`. Decided submissions are never urgent. */
export function determineTrafficLight(
  status: SubmissionStatus,
  due: string,
  today: string,
): (typeof TRAFFIC_LIGHTS)[number] {
  if (!isUndecided(status) || due > today) return 'gut';
  return due === today ? 'bald' : 'ueberfaellig';
}
