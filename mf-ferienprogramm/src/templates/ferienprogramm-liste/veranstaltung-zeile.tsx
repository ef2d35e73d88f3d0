import { formatPreis } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { hasBegun } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { toCents } from '@gm/shared/format/betrag';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { Card } from '@gm/shared/ui/card';
import { formatAlter } from '../../programm/format-veranstaltung.ts';
import { Plaetze } from '../../programm/plaetze.tsx';
import styles from './ferienprogramm-liste.module.css';

interface VeranstaltungKarteProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptionen;
  jetzt: Date;
}

/** An event of the list: what parents decide by, at a glance. */
export function VeranstaltungKarte({ veranstaltung, options, jetzt }: VeranstaltungKarteProps) {
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
          <dd>{formatPreis(toCents(veranstaltung.preis), options)}</dd>
        </div>
      </dl>
      {hasBegun(veranstaltung, jetzt) ? <p>Hat schon begonnen.</p> : <Plaetze veranstaltung={veranstaltung} />}
    </Card>
  );
}
