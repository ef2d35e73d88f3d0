import type { Step } from '@gm/shared/rules/release';
import type { ReleaseKind } from './release-kind.ts';

const STEP_WORDS: Record<Step, string> = {
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

/** Verb of the audit log, following the name. */
export const getStep = (kind: ReleaseKind, step: Step): string =>
  step === 'freigeben' && kind.freigabe.stand ? 'hat abgeschlossen' : STEP_WORDS[step];
