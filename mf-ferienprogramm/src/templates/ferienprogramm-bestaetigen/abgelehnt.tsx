import type { Buchungsablehnung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { getHref } from '../../anmeldung/schritte.ts';
import { useHinfuehrung } from '../../anmeldung/use-hinfuehrung.ts';

interface AbgelehntProps {
  ablehnung: Buchungsablehnung;
  kinder: readonly AngemeldetesKind[];
}

/** Why nothing was booked, by child and event, so that just that can be changed. */
export function Abgelehnt({ ablehnung, kinder }: AbgelehntProps) {
  const { ablehnungen } = ablehnung;
  const getKind = (index: number | null, meldung: string) => {
    const vorname = index === null ? undefined : kinder[index]?.vorname;
    return vorname && !meldung.includes(vorname) ? `${vorname}: ` : '';
  };

  return (
    <div ref={useHinfuehrung(ablehnung)} tabIndex={-1}>
      <Alert kind="danger" title="Es wurde noch nichts gebucht" level={3} live>
        <ul>
          {ablehnungen.map(({ kind, veranstaltung, grund, meldung }) => (
            <li key={`${kind} ${veranstaltung} ${grund}`}>
              {getKind(kind, meldung)}
              {meldung}
            </li>
          ))}
        </ul>
        {ablehnungen.some(({ kind }) => kind !== null) && (
          <LinkButton href={getHref('programm')} variant="secondary">
            Programm ändern
          </LinkButton>
        )}
      </Alert>
    </div>
  );
}
