import type { Veranstalter } from '@gm/shared/bereiche/ferienprogramm/veranstalter';

type Zeile = Omit<Veranstalter['data'][number], 'href'>;

/** `8 angemeldet, noch 2 Plätze frei, 3 warten` */
export function describeStand({ stand, teilnehmer, frei, wartende }: Zeile): string {
  if (stand === 'entwurf') return 'Entwurf, noch nicht veröffentlicht';
  if (stand === 'abgesagt') return 'Abgesagt';
  const plaetze = frei === null ? 'Plätze ohne Grenze' : frei === 1 ? 'noch 1 Platz frei' : `noch ${frei} Plätze frei`;
  return [
    `${teilnehmer} angemeldet`,
    frei === 0 ? 'ausgebucht' : plaetze,
    wartende > 0 && `${wartende} auf der Warteliste`,
  ]
    .filter(Boolean)
    .join(', ');
}
