import type { Ratssitzung } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useState } from 'react';
import parts from '../../parts/ratsinfo.module.css';
import { forgetMeetings, isKept, keepMeeting } from './keep-meeting.ts';

type State = 'none' | 'loading' | 'kept' | 'failed';

/** For members: stores everything of a meeting on the device, so that it opens without network. */
export function OfflineCopy({ meeting }: { meeting: Ratssitzung }) {
  // Unknown until the browser has been asked; without a service worker nothing is offered.
  const [state, setState] = useState<State | null>(null);
  const [progress, setProgress] = useState('');
  const { detailURL: address } = meeting;
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return;
    void isKept(address).then((kept) => setState(kept ? 'kept' : 'none'));
  }, [address]);
  if (state === null) return null;

  async function keep() {
    setState('loading');
    try {
      await keepMeeting(meeting, (done, all) => setProgress(`${done} von ${all} gespeichert …`));
      setState('kept');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={parts.stacked} aria-label="Ohne Netz">
      <p role="status">
        {state === 'loading' && progress}
        {state === 'kept' &&
          'Diese Sitzung ist mit allen Unterlagen auf diesem Gerät gespeichert und öffnet sich auch ohne Netz, bis Sie sich abmelden.'}
        {state === 'failed' && 'Es konnte nicht alles gespeichert werden. Bitte versuchen Sie es noch einmal.'}
      </p>
      <p>
        {state === 'kept' ? (
          <Button variant="secondary" onClick={() => void forgetMeetings().then(() => setState('none'))}>
            Alle Sitzungen von diesem Gerät löschen
          </Button>
        ) : (
          // Not disabled while loading: keyboard users would lose the focus.
          <Button variant="secondary" onClick={() => state !== 'loading' && void keep()}>
            Für unterwegs speichern
          </Button>
        )}
      </p>
    </section>
  );
}
