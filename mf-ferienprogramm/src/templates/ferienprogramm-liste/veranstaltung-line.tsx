import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatPrice } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import { hasBegun } from '@gm/shared/areas/ferienprogramm/rules';
import { toCents } from '@gm/shared/format/amount';
import { formatPeriod } from '@gm/shared/format/period';
import area from '@gm/shared/ui/area.module.css';
import { Motif } from '@gm/shared/ui/pictures/motif';
import { formatAge } from '../../program/format-veranstaltung.ts';
import { Places } from '../../program/places.tsx';
import styles from './ferienprogramm-liste.module.css';

interface VeranstaltungLineProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptions;
  now: Date;
}

/** An event of the list with the facts that parents decide by; the whole row is a link. */
export function VeranstaltungLine({ veranstaltung, options, now }: VeranstaltungLineProps) {
  return (
    <article className={`${area.surface} ${styles.line}`}>
      {veranstaltung.motiv && <Motif name={veranstaltung.motiv} className={styles.motif} />}
      <div className={styles.content}>
        <h4>
          <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
        </h4>
        <p className={styles.time}>{formatPeriod(veranstaltung)}</p>
        <dl className={styles.keyFacts}>
          <div>
            <dt>Alter</dt>
            <dd>{formatAge(veranstaltung)}</dd>
          </div>
          <div>
            <dt>Preis</dt>
            <dd>{formatPrice(toCents(veranstaltung.preis), options)}</dd>
          </div>
        </dl>
        {hasBegun(veranstaltung, now) ? <p>Hat schon begonnen.</p> : <Places veranstaltung={veranstaltung} />}
      </div>
    </article>
  );
}
