import type { Ferienverwaltung } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';

/** Children whom two families have firmly booked at the same time: staff ask, nothing settles it by itself. */
export function Kollisionen({ kollisionen }: Pick<Ferienverwaltung, 'kollisionen'>) {
  if (kollisionen.length === 0) return null;
  return (
    <section className={blatt.blatt} aria-labelledby="ferien-kollisionen">
      <h2 id="ferien-kollisionen">
        {kollisionen.length === 1
          ? '1 Kind ist doppelt angemeldet'
          : `${kollisionen.length} Kinder sind doppelt angemeldet`}
      </h2>
      <p>Beide Familien haben bestätigt. Bitte fragen Sie nach: Online erfährt keine von der anderen.</p>
      {kollisionen.map(({ kind, buchungen }) => (
        <div key={kind}>
          <h3>{kind}</h3>
          <ul>
            {buchungen.map(({ referenz, kontakt, email, telefon, veranstaltungen }) => (
              <li key={referenz}>
                {referenz}, {kontakt}, <MailLink adresse={email} />
                {telefon && `, ${telefon}`}: {veranstaltungen.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
