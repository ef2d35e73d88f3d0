import { formatPreis } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { hasBegun } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { toCents } from '@gm/shared/format/betrag';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import flaeche from '@gm/shared/ui/flaeche.module.css';
import { formatAlter } from '../../programm/format-veranstaltung.ts';
import { Plaetze } from '../../programm/plaetze.tsx';
import styles from './ferienprogramm-liste.module.css';

interface VeranstaltungZeileProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptionen;
  jetzt: Date;
}

/** An event of the list: what parents decide by, at a glance; the whole row leads to it. */
export function VeranstaltungZeile({ veranstaltung, options, jetzt }: VeranstaltungZeileProps) {
  return (
    <article className={`${flaeche.flaeche} ${styles.zeile}`}>
      <h4>
        <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
      </h4>
      <p className={styles.zeit}>{formatZeitraum(veranstaltung)}</p>
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
    </article>
  );
}
