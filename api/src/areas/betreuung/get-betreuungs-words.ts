import { endsBetreuung, WAY_HOME_TEXTS, YES_NO } from '@gm/shared/areas/betreuung/betreuung-fields';
import type { WAY_HOME } from '@gm/shared/areas/betreuung/betreuung-pieces';

interface BetreuungsDetails {
  eltern_berufstaetig: keyof typeof YES_NO | '';
  eltern_berufstaetig2: keyof typeof YES_NO | '';
  eltern_berufstaetig_tage: string;
  eltern_berufstaetig_tage2: string;
  betreuung?: string;
  einverstaendniserklaerung?: (typeof WAY_HOME)[number] | '';
  art?: string;
}

const distribute = (list = '') => list.replaceAll(',', ', ');
const formatYesNo = (value: keyof typeof YES_NO | '') => (value ? YES_NO[value] : '');

/** Readable mail texts for childcare answers that are sent as codes or lists. */
export function getBetreuungsWords(input: BetreuungsDetails): Record<string, string | undefined> {
  const { einverstaendniserklaerung: wayHome } = input;
  return {
    betreuung: distribute(input.betreuung),
    eltern_berufstaetig: formatYesNo(input.eltern_berufstaetig),
    eltern_berufstaetig2: formatYesNo(input.eltern_berufstaetig2),
    eltern_berufstaetig_tage: distribute(input.eltern_berufstaetig_tage),
    eltern_berufstaetig_tage2: distribute(input.eltern_berufstaetig_tage2),
    einverstaendniserklaerung: wayHome && WAY_HOME_TEXTS[wayHome],
    // Checkboxes the cancellation form does not show.
    ...(endsBetreuung(input.art) ? { eltern_alleinerziehend: '', fotos: '' } : {}),
  };
}
