import type { OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate } from '@gm/shared/format/date';
import { LinkButton } from '@gm/shared/ui/link-button';

const PAGE = '/ferienprogramm-veranstalter/vor-ort/';

/** Links to a day's attendance list on a phone. The secret is in the fragment, which reaches no server or log. */
export function DayLists({ event: { id, tage: days }, token }: { event: OrganiserSheet; token: string }) {
  return (
    <section className={sheet.sheet} aria-labelledby="blatt-tage">
      <h2 id="blatt-tage">Anwesenheitsliste für unterwegs</h2>
      <p>
        Auf dem Telefon haken Sie ab, wer da ist und wer abgeholt wurde, auch ohne Empfang und mit mehreren Geräten. Die
        Liste ist mit einem Code verschlüsselt und löscht sich nach dem Tag.{' '}
        <a href={PAGE}>Zu den Listen auf diesem Gerät</a>
      </p>
      {days.map((day) => (
        <div key={day}>
          <LinkButton variant="secondary" href={`${PAGE}#token=${token}&id=${id}&tag=${day}`} data-native="">
            Anwesenheitsliste {days.length > 1 && `für den ${formatDate(day)} `}mitnehmen
          </LinkButton>
        </div>
      ))}
    </section>
  );
}
