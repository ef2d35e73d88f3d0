import type { Ratssitzung } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { Page } from '@gm/shared/contract';
import { Alert } from '@gm/shared/ui/alert';
import { Note } from './note.tsx';
import type { Return } from './tagesordnung.tsx';

/** A note that was posted without JavaScript but not saved, or null. */
export function readReturn({ formular: form }: Page): Return | null {
  if (form?.template !== 'ratssitzung' || form.status !== 'error') return null;
  const { punkt: point, notiz: note, markiert: marked } = form.werte;
  return {
    punkt: Number(point),
    stand: { markiert: marked !== undefined, notiz: String(note ?? '') },
    meldung: form.fehler[0]?.meldung ?? 'Ihre Notiz konnte nicht gespeichert werden.',
  };
}

interface NoteMessageProps {
  sitzung: Pick<Ratssitzung, 'tagesordnung'>;
  form: Page['formular'];
  back: Return | null;
  notes: { address: string; action: string; onSuccess: () => void };
}

/**
 * Result of a note posted without JavaScript. If the session has ended, no items are editable, so the text is kept
 * here.
 */
export function NoteMessage({ sitzung: meeting, form, back, notes }: NoteMessageProps) {
  if (form?.template !== 'ratssitzung') return null;
  if (!back) {
    return (
      <Alert kind="success" title="Ihre Notiz ist gespeichert">
        <p>
          <a href={`#punkt-${form.id}`}>Zum Tagesordnungspunkt</a>
        </p>
      </Alert>
    );
  }
  const may = meeting.tagesordnung.some(({ id, notiz: note }) => id === back.punkt && note);
  if (may) {
    return (
      <Alert kind="danger" title="Ihre Notiz ist noch nicht gespeichert">
        <p>
          <a href={`#punkt-${back.punkt}`}>Zum Tagesordnungspunkt</a>
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
      <Note point={back.punkt} title="nicht gespeichert" state={back.stand} {...notes} />
    </>
  );
}
