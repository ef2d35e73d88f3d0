import type { RatssitzungKurz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { formatTermin } from '@gm/shared/format/termin';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';

function getPunkte(punkte: number): string | null {
  if (punkte === 0) return null;
  return punkte === 1 ? '1 Tagesordnungspunkt' : `${punkte} Tagesordnungspunkte`;
}

/** A meeting of a list: when, which body, where. */
export function SitzungZeile({ sitzung }: { sitzung: RatssitzungKurz }) {
  const { titel, gremien, ort, abgesagt, punkte, detailURL, ...zeit } = sitzung;
  return (
    <ListenZeile
      titel={titel}
      href={detailURL}
      marke={<Datumsmarke tag={zeit.datum_von} />}
      ueber={
        <>
          <b>{formatTermin(zeit)}</b>
          {abgesagt && ' – abgesagt'}
        </>
      }
      angaben={[ort, getPunkte(punkte)]}
      rubriken={gremien.map(({ name }) => name)}
    />
  );
}
