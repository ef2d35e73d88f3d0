import type { Step } from '@gm/shared/rules/release';

/** Verbs of the audit log, following the name. */
export const STEP_WORDS: Record<Step, string> = {
  uebernehmen: 'hat die Bearbeitung übernommen',
  zuweisen: 'hat die Bearbeitung weitergegeben',
  weiterleiten: 'hat weitergeleitet',
  korrigieren: 'hat Angaben berichtigt',
  notiz: 'hat notiert',
  rueckfrage: 'hat nachgefragt',
  freigeben: 'hat freigegeben',
  ablehnen: 'hat abgelehnt',
  oeffnen: 'hat wieder geöffnet',
  antwort: 'hat geantwortet',
};
