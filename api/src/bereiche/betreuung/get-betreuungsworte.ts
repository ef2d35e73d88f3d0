import type { HEIMWEG } from '@gm/shared/bereiche/betreuung/betreuung-bausteine';
import { endsBetreuung, HEIMWEG_TEXTE, JA_NEIN } from '@gm/shared/bereiche/betreuung/betreuung-felder';

interface Betreuungsangaben {
  eltern_berufstaetig: keyof typeof JA_NEIN | '';
  eltern_berufstaetig2: keyof typeof JA_NEIN | '';
  eltern_berufstaetig_tage: string;
  eltern_berufstaetig_tage2: string;
  betreuung?: string;
  einverstaendniserklaerung?: (typeof HEIMWEG)[number] | '';
  art?: string;
}

const distribute = (liste = '') => liste.replaceAll(',', ', ');
const formatYesNo = (wert: keyof typeof JA_NEIN | '') => (wert ? JA_NEIN[wert] : '');

/** How mails show the answers of the forms about childcare that are codes or lists on the wire. */
export function getBetreuungsworte(eingabe: Betreuungsangaben): Record<string, string | undefined> {
  const { einverstaendniserklaerung: heimweg } = eingabe;
  return {
    betreuung: distribute(eingabe.betreuung),
    eltern_berufstaetig: formatYesNo(eingabe.eltern_berufstaetig),
    eltern_berufstaetig2: formatYesNo(eingabe.eltern_berufstaetig2),
    eltern_berufstaetig_tage: distribute(eingabe.eltern_berufstaetig_tage),
    eltern_berufstaetig_tage2: distribute(eingabe.eltern_berufstaetig_tage2),
    einverstaendniserklaerung: heimweg && HEIMWEG_TEXTE[heimweg],
    // Boxes nobody was asked to tick.
    ...(endsBetreuung(eingabe.art) ? { eltern_alleinerziehend: '', fotos: '' } : {}),
  };
}
