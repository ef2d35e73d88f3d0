import type { Ratssitzung } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { Alert } from '@gm/shared/ui/alert';
import type { Seite } from '@gm/shared/vertrag';
import { Notiz } from './notiz.tsx';
import type { Rueckgabe } from './tagesordnung.tsx';

/** A note that was posted without JavaScript and not kept; null when there is none. */
export function readReturn({ formular }: Seite): Rueckgabe | null {
  if (formular?.template !== 'ratssitzung' || formular.status !== 'error') return null;
  const { punkt, notiz, markiert } = formular.werte;
  return {
    punkt: Number(punkt),
    stand: { markiert: markiert !== undefined, notiz: String(notiz ?? '') },
    meldung: formular.fehler[0]?.meldung ?? 'Ihre Notiz konnte nicht gespeichert werden.',
  };
}

interface NotizmeldungProps {
  sitzung: Pick<Ratssitzung, 'tagesordnung'>;
  formular: Seite['formular'];
  zurueck: Rueckgabe | null;
  notizen: { adresse: string; aktion: string; onSuccess: () => void };
}

/** What became of a note without JavaScript. Whose log-in has ended sees no item to write at: the text stands here. */
export function Notizmeldung({ sitzung, formular, zurueck, notizen }: NotizmeldungProps) {
  if (formular?.template !== 'ratssitzung') return null;
  if (!zurueck) {
    return (
      <Alert kind="success" title="Ihre Notiz ist gespeichert">
        <p>
          <a href={`#punkt-${formular.id}`}>Zum Tagesordnungspunkt</a>
        </p>
      </Alert>
    );
  }
  const darf = sitzung.tagesordnung.some(({ id, notiz }) => id === zurueck.punkt && notiz);
  if (darf) {
    return (
      <Alert kind="danger" title="Ihre Notiz ist noch nicht gespeichert">
        <p>
          <a href={`#punkt-${zurueck.punkt}`}>Zum Tagesordnungspunkt</a>
        </p>
      </Alert>
    );
  }
  return (
    <>
      <Alert kind="warning" title="Ihre Anmeldung ist abgelaufen">
        <p>
          <a href="/ratsinfo/login/" target="_blank" rel="noreferrer">
            Neu anmelden (neuer Tab)
          </a>
          , dann hier noch einmal speichern.
        </p>
      </Alert>
      <Notiz punkt={zurueck.punkt} titel="nicht gespeichert" stand={zurueck.stand} {...notizen} />
    </>
  );
}
