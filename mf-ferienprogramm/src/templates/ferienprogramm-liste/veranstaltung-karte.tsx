import { formatZeitraum } from '@gm/shared/format/zeitraum';
import type { Ferienveranstaltung } from '@gm/shared/schemas/ferienprogramm';
import { Card } from '@gm/shared/ui/card';
import { formatAlter, formatPreis } from '../../programm/format-veranstaltung.ts';
import { Plaetze } from '../../programm/plaetze.tsx';
import styles from './ferienprogramm-liste.module.css';

/** An event of the list: what parents decide by, at a glance. */
export function VeranstaltungKarte({ veranstaltung }: { veranstaltung: Ferienveranstaltung }) {
  return (
    <Card
      title={veranstaltung.titel}
      level={3}
      meta={<b>{formatZeitraum(veranstaltung)}</b>}
      text={veranstaltung.einleitung}
      bild={veranstaltung.bild ?? null}
      sizes="(min-width: 62rem) 22rem, (min-width: 40rem) 45vw, 92vw"
      link={{ href: veranstaltung.detailURL, text: 'Einzelheiten' }}
    >
      <dl className={styles.fakten}>
        <div>
          <dt>Alter</dt>
          <dd>{formatAlter(veranstaltung)}</dd>
        </div>
        <div>
          <dt>Preis</dt>
          <dd>{formatPreis(veranstaltung.preis)}</dd>
        </div>
      </dl>
      <Plaetze veranstaltung={veranstaltung} />
    </Card>
  );
}
