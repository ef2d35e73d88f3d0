import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';

/** What stands in the way of a request, in words. */
export function describeKonflikt({ titel, beginn, ende }: { titel: string; beginn: string; ende: string }): string {
  const [tagVon = '', von = ''] = beginn.split('T');
  const [tagBis = '', bis = ''] = ende.split('T');
  const schluss = tagBis === tagVon ? formatUhrzeit(bis) : `${formatDatum(tagBis)}, ${formatUhrzeit(bis)}`;
  return `${titel} (${formatDatum(tagVon)}, ${formatUhrzeit(von)} bis ${schluss})`;
}
