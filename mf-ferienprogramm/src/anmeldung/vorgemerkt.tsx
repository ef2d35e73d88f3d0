import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import { formatAlter } from '../programm/format-veranstaltung.ts';
import { useAnmeldung } from './anmeldung-store.ts';
import { judgeVorgemerkt } from './auswahl.ts';
import { findAlternativen } from './find-alternativen.ts';

const ALTERNATIVEN = <a href="/kinderferienprogramm/?frei=1">Veranstaltungen mit freien Plätzen</a>;

/** What may be taken instead, nearest first, and where all of it is. */
function Alternativen({ events }: { events: readonly Ferienveranstaltung[] }) {
  if (events.length === 0) return <p>{ALTERNATIVEN}</p>;
  return (
    <>
      <p>Frei und passend ist zum Beispiel:</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <a href={event.detailURL}>{event.titel}</a>, {formatZeitraum(event)}
          </li>
        ))}
      </ul>
      <p>Alle {ALTERNATIVEN}</p>
    </>
  );
}

interface VorgemerktProps {
  /** null while it is not there. */
  programm: readonly Ferienveranstaltung[] | null;
  jetzt: Date;
  /** What to do about an event that can be had, and about one that is full, in this step. */
  frei?: ReactNode;
  ausgebucht: ReactNode;
}

/** The event the visitor came from, until a child has it: what can be done with it, or why it cannot be had. */
export function Vorgemerkt({ programm, jetzt, frei, ausgebucht }: VorgemerktProps) {
  const { kinder, vorgemerkt } = useAnmeldung();
  if (!programm || vorgemerkt === null) return null;
  const vormerkung = judgeVorgemerkt(vorgemerkt, programm, kinder, jetzt);
  if (!vormerkung) return null;
  if (vormerkung.stand === 'fehlt') {
    return (
      <Alert kind="warning" title="Die gewählte Veranstaltung steht nicht mehr im Programm">
        <p>{ALTERNATIVEN}</p>
      </Alert>
    );
  }
  const { stand, veranstaltung } = vormerkung;
  const titel = `„${veranstaltung.titel}“`;
  if (stand === 'frei') {
    return (
      frei && (
        <Alert title="Vorgemerkt">
          <p>
            {titel} – {frei}
          </p>
        </Alert>
      )
    );
  }
  const meldung = {
    ausgebucht: { titel: `${titel} ist ausgebucht`, text: ausgebucht },
    begonnen: { titel: `${titel} hat schon begonnen`, text: 'Eine Anmeldung ist nicht mehr möglich.' },
    alter: {
      titel: `${titel} passt nicht zum Alter ${kinder.length === 1 ? 'Ihres Kindes' : 'Ihrer Kinder'}`,
      text: `Alter: ${formatAlter(veranstaltung)}. Es zählt das Alter am ersten Tag.`,
    },
  }[stand];
  return (
    <Alert kind="warning" title={meldung.titel}>
      <p>{meldung.text}</p>
      <Alternativen events={findAlternativen(veranstaltung, programm, kinder, jetzt)} />
    </Alert>
  );
}
