import type { Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum } from '@gm/shared/format/datum';
import { LinkButton } from '@gm/shared/ui/link-button';

const SEITE = '/ferienprogramm-veranstalter/vor-ort/';

/** The attendance list of a day for the telephone. The secret stands behind `#`: it reaches no server and no log. */
export function Tageslisten({ event: { id, tage }, token }: { event: Veranstalterblatt; token: string }) {
  return (
    <section className={blatt.blatt} aria-labelledby="blatt-tage">
      <h2 id="blatt-tage">Anwesenheitsliste für unterwegs</h2>
      <p>
        Auf dem Telefon haken Sie ab, wer da ist und wer abgeholt wurde, auch ohne Empfang und mit mehreren Geräten. Die
        Liste ist mit einem Code verschlüsselt und löscht sich nach dem Tag.{' '}
        <a href={SEITE}>Zu den Listen auf diesem Gerät</a>
      </p>
      {tage.map((tag) => (
        <div key={tag}>
          <LinkButton variant="secondary" href={`${SEITE}#token=${token}&id=${id}&tag=${tag}`} data-native="">
            Anwesenheitsliste {tage.length > 1 && `für den ${formatDatum(tag)} `}mitnehmen
          </LinkButton>
        </div>
      ))}
    </section>
  );
}
