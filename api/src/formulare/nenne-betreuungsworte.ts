import type { HEIMWEG } from '@gm/shared/schemas/betreuung-bausteine';
import { HEIMWEG_TEXTE, JA_NEIN } from '@gm/shared/schemas/betreuung-felder';

interface Betreuungsangaben {
  eltern_berufstaetig: keyof typeof JA_NEIN | '';
  eltern_berufstaetig2: keyof typeof JA_NEIN | '';
  eltern_berufstaetig_tage: string;
  eltern_berufstaetig_tage2: string;
  betreuung?: string;
  einverstaendniserklaerung?: (typeof HEIMWEG)[number];
}

const verteile = (liste = '') => liste.replaceAll(',', ', ');
const nenneJaNein = (wert: keyof typeof JA_NEIN | '') => (wert ? JA_NEIN[wert] : '');

/** How mails show the answers of the forms about childcare that are codes or lists on the wire. */
export function nenneBetreuungsworte(eingabe: Betreuungsangaben): Record<string, string | undefined> {
  const { einverstaendniserklaerung: heimweg } = eingabe;
  return {
    betreuung: verteile(eingabe.betreuung),
    eltern_berufstaetig: nenneJaNein(eingabe.eltern_berufstaetig),
    eltern_berufstaetig2: nenneJaNein(eingabe.eltern_berufstaetig2),
    eltern_berufstaetig_tage: verteile(eingabe.eltern_berufstaetig_tage),
    eltern_berufstaetig_tage2: verteile(eingabe.eltern_berufstaetig_tage2),
    einverstaendniserklaerung: heimweg && HEIMWEG_TEXTE[heimweg],
  };
}
