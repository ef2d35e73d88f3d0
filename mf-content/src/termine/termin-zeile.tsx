import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { ListenZeile } from '../liste/listen-zeile.tsx';
import { formatOrt, formatTermin } from './format-termin.ts';
import type { Termin } from './termin.ts';

/** A date of the list: when, what, where. The whole line leads to the event's page. */
export function TerminZeile({ termin }: { termin: Termin }) {
  const { titel, einleitung, rubriken, wiederholung, detailURL } = termin;
  return (
    <ListenZeile
      titel={titel}
      href={detailURL}
      marke={<Datumsmarke tag={termin.datum_von} />}
      ueber={
        <>
          <b>{formatTermin(termin)}</b>
          {wiederholung && ` (${wiederholung})`}
        </>
      }
      text={einleitung}
      angaben={[formatOrt(termin)]}
      rubriken={rubriken}
    />
  );
}
