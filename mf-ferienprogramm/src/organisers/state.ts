import type { Organiser } from '@gm/shared/areas/ferienprogramm/organisers/organiser';

type Line = Omit<Organiser['data'][number], 'href'>;

/** `8 angemeldet, noch 2 Plätze frei, 3 warten` */
export function describeState({ stand: state, teilnehmer: participants, frei: free, wartende: waiting }: Line): string {
  if (state === 'entwurf') return 'Entwurf, noch nicht veröffentlicht';
  if (state === 'abgesagt') return 'Abgesagt';
  const places = free === null ? 'Plätze ohne Grenze' : free === 1 ? 'noch 1 Platz frei' : `noch ${free} Plätze frei`;
  return [
    `${participants} angemeldet`,
    free === 0 ? 'ausgebucht' : places,
    waiting > 0 && `${waiting} auf der Warteliste`,
  ]
    .filter(Boolean)
    .join(', ');
}
