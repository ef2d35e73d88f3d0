import { formatDatum } from '@gm/shared/format/datum';
import { Card } from '@gm/shared/ui/card';
import type { Meldung } from './meldung.ts';

interface MeldungKarteProps {
  meldung: Meldung;
  /** Shows the news item without leading anywhere. */
  linkDeaktiviert?: boolean;
  /** Seen first on its page. */
  prioritaet?: boolean | undefined;
}

/** News item of a list: date, category, title, intro, picture and 'Weiterlesen' (requirement M-1). */
export function MeldungKarte({ meldung, linkDeaktiviert = false, prioritaet }: MeldungKarteProps) {
  const { titel, einleitung, datum_von: datum, rubrik_name: rubrik, detailURL, bild } = meldung;
  return (
    <Card
      title={titel}
      text={einleitung}
      bild={bild}
      rubrik={rubrik}
      sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
      prioritaet={prioritaet}
      meta={
        (datum || rubrik) && (
          <>
            {datum && <time dateTime={datum}>{formatDatum(datum)}</time>} {rubrik && <b>{rubrik}</b>}
          </>
        )
      }
      link={detailURL && !linkDeaktiviert ? { href: detailURL, text: 'Weiterlesen' } : undefined}
    />
  );
}
