import type { IntranetTextKurz } from '@gm/shared/bereiche/intranet/intranet';
import { formatDatum } from '@gm/shared/format/datum';
import styles from '@gm/shared/liste/liste.module.css';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';

interface TextListeProps {
  texte: readonly IntranetTextKurz[];
  /** Where they are of several categories. */
  mitRubrik?: boolean;
}

/** News of the staff as lines; what came since the last visit is marked in words. */
export function TextListe({ texte, mitRubrik = false }: TextListeProps) {
  return (
    <ol className={styles.liste}>
      {texte.map(({ id, titel, einleitung, datum_von, rubrik, neu, detailURL }) => (
        <ListenZeile
          key={id}
          titel={titel}
          href={detailURL}
          marke={<Datumsmarke tag={datum_von} />}
          ueber={<b>{formatDatum(datum_von)}</b>}
          text={einleitung}
          rubriken={[...(neu ? ['Neu'] : []), ...(mitRubrik ? [rubrik.titel] : [])]}
        />
      ))}
    </ol>
  );
}
