import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import type { Schritt } from '@gm/shared/regeln/freigabe';

/** What somebody did, after the name. */
export const SCHRITTWORTE: Record<Schritt, string> = {
  uebernehmen: 'hat die Bearbeitung übernommen',
  zuweisen: 'hat die Bearbeitung weitergegeben',
  korrigieren: 'hat Angaben berichtigt',
  rueckfrage: 'hat nachgefragt',
  freigeben: 'hat freigegeben',
  ablehnen: 'hat abgelehnt',
  oeffnen: 'hat wieder geöffnet',
  antwort: 'hat geantwortet',
};

/** What stands in the way of a request, in words. */
export function describeKonflikt({ titel, beginn, ende }: { titel: string; beginn: string; ende: string }): string {
  const [tagVon = '', von = ''] = beginn.split('T');
  const [tagBis = '', bis = ''] = ende.split('T');
  const schluss = tagBis === tagVon ? formatUhrzeit(bis) : `${formatDatum(tagBis)}, ${formatUhrzeit(bis)}`;
  return `${titel} (${formatDatum(tagVon)}, ${formatUhrzeit(von)} bis ${schluss})`;
}
