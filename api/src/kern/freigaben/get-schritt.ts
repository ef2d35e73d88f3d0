import type { Schritt } from '@gm/shared/regeln/freigabe';

/** What somebody did, after the name. */
export const SCHRITTWORTE: Record<Schritt, string> = {
  uebernehmen: 'hat die Bearbeitung übernommen',
  zuweisen: 'hat die Bearbeitung weitergegeben',
  weiterleiten: 'hat weitergeleitet',
  korrigieren: 'hat Angaben berichtigt',
  rueckfrage: 'hat nachgefragt',
  freigeben: 'hat freigegeben',
  ablehnen: 'hat abgelehnt',
  oeffnen: 'hat wieder geöffnet',
  antwort: 'hat geantwortet',
};
