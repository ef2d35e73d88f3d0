import { Anfahrt } from '@gm/shared/detail/anfahrt';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailZeichen } from '@gm/shared/detail/detail-zeichen';
import { Kontaktzeilen } from '@gm/shared/detail/kontaktzeilen';
import { getAnfahrt } from '@gm/shared/regeln/get-anfahrt';
import { joinClasses } from '@gm/shared/ui/join-classes';
import type { Einheit } from './einheit-felder.ts';
import styles from './verwaltung.module.css';

interface ErreichenProps {
  anschriften?: Einheit['anschriften'];
  telefon: string | null;
  email: string | null;
  zimmer?: string | null;
}

/** Where somebody or an office is, and how to call or write. */
export function Erreichen({ anschriften = [], telefon, email, zimmer }: ErreichenProps) {
  return (
    <ul className={joinClasses(detail.zeilen, styles.erreichen)}>
      {anschriften.map(({ strasse, hausnummer, postleitzahl: plz, ort }) => {
        const zeile = [strasse, hausnummer].filter(Boolean).join(' ');
        const anfahrt = getAnfahrt({ strasse: zeile, plz, ort, geokoordinaten: null });
        return (
          <li key={`${zeile}${ort}`}>
            <DetailZeichen fuer="ort" />
            <span>
              <span>{zeile}</span>
              <span>{[plz, ort].filter(Boolean).join(' ')}</span>
              <Anfahrt href={anfahrt} />
            </span>
          </li>
        );
      })}
      {zimmer && (
        <li>
          <DetailZeichen fuer="tuer" />
          <span>{/^\d/.test(zimmer) ? `Zimmer ${zimmer}` : zimmer}</span>
        </li>
      )}
      <Kontaktzeilen telefon={telefon} email={email} />
    </ul>
  );
}
