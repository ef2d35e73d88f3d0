import type { BookingRejection } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import { getHref } from '../../registration/steps.ts';
import { useGuidance } from '../../registration/use-guidance.ts';

interface RejectedProps {
  rejection: BookingRejection;
  kinder: readonly RegisteredChild[];
}

/** Reasons for a refused booking by child and event, to change only these. */
export function Rejected({ rejection, kinder: children }: RejectedProps) {
  const { ablehnungen: rejections } = rejection;
  const getChild = (index: number | null, message: string) => {
    const firstName = index === null ? undefined : children[index]?.vorname;
    return firstName && !message.includes(firstName) ? `${firstName}: ` : '';
  };

  return (
    <div ref={useGuidance(rejection)} tabIndex={-1}>
      <Alert kind="danger" title="Es wurde noch nichts gebucht" level={3} live>
        <ul>
          {rejections.map(({ kind: child, veranstaltung, grund: reason, meldung: message }) => (
            <li key={`${child} ${veranstaltung} ${reason}`}>
              {getChild(child, message)}
              {message}
            </li>
          ))}
        </ul>
        {rejections.some(({ kind: child }) => child !== null) && (
          <LinkButton href={getHref('programm')} variant="secondary">
            Programm ändern
          </LinkButton>
        )}
      </Alert>
    </div>
  );
}
