import type { HolidayAdministration } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';

/** Children with confirmed bookings by two families at the same time: staff have to ask the families. */
export function Collisions({ kollisionen: collisions }: Pick<HolidayAdministration, 'kollisionen'>) {
  if (collisions.length === 0) return null;
  return (
    <section className={sheet.sheet} aria-labelledby="ferien-kollisionen">
      <h2 id="ferien-kollisionen">
        {collisions.length === 1
          ? '1 Kind ist doppelt angemeldet'
          : `${collisions.length} Kinder sind doppelt angemeldet`}
      </h2>
      <p>Beide Familien haben bestätigt und wissen nichts voneinander. Bitte fragen Sie nach.</p>
      {collisions.map(({ kind: child, buchungen: bookings }) => (
        <div key={child}>
          <h3>{child}</h3>
          <ul>
            {bookings.map(({ referenz: reference, kontakt: contact, email, telefon: phone, veranstaltungen }) => (
              <li key={reference}>
                {reference}, {contact}, <MailLink address={email} />
                {phone && `, ${phone}`}: {veranstaltungen.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
