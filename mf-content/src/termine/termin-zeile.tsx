import { formatTermin } from '@gm/shared/format/termin';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { formatOrt } from './format-ort.ts';
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
