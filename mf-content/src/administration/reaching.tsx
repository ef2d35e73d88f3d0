import { Anfahrt } from '@gm/shared/detail/anfahrt';
import { ContactLines } from '@gm/shared/detail/contact-lines';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailCharacter } from '@gm/shared/detail/detail-character';
import { getAnfahrt } from '@gm/shared/rules/get-anfahrt';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './administration.module.css';
import type { Unit } from './unit-fields.ts';

interface ReachingProps {
  anschriften?: Unit['anschriften'];
  telefon: string | null;
  email: string | null;
  zimmer?: string | null;
}

/** Address and contact details of a person or an office. */
export function Reaching({ anschriften: postalAddresses = [], telefon: phone, email, zimmer: room }: ReachingProps) {
  return (
    <ul className={joinClasses(detail.lines, styles.reaching)}>
      {postalAddresses.map(({ strasse: street, hausnummer: houseNumber, postleitzahl: postcode, ort: location }) => {
        const line = [street, houseNumber].filter(Boolean).join(' ');
        const anfahrt = getAnfahrt({ strasse: line, plz: postcode, ort: location, geokoordinaten: null });
        return (
          <li key={`${line}${location}`}>
            <DetailCharacter forWhom="ort" />
            <span>
              <span>{line}</span>
              <span>{[postcode, location].filter(Boolean).join(' ')}</span>
              <Anfahrt href={anfahrt} />
            </span>
          </li>
        );
      })}
      {room && (
        <li>
          <DetailCharacter forWhom="tuer" />
          <span>{/^\d/.test(room) ? `Zimmer ${room}` : room}</span>
        </li>
      )}
      <ContactLines telefon={phone} email={email} />
    </ul>
  );
}
