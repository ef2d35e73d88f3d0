import { requestJson } from '@gm/shared/browser/request-json';
import type { Beitragsschritt } from '@gm/shared/regeln/redaktion';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { useEffect, useState } from 'react';

/** What a step of the form has done, in words. */
export const AUSGANG = {
  speichern: { titel: 'Gespeichert', text: 'Ihre Fassung steht im Verlauf. Auf der Website hat sich nichts geändert.' },
  vorlegen: { titel: 'Zur Freigabe vorgelegt', text: 'Wer freigeben darf, bekommt eine E-Mail.' },
  freigeben: { titel: 'Freigegeben', text: 'Ihre Fassung steht im Verlauf.' },
  zurueckgeben: {
    titel: 'Zurückgegeben',
    text: 'Wer den Beitrag vorgelegt hat, bekommt eine E-Mail mit Ihrem Hinweis.',
  },
  zurueckziehen: {
    titel: 'Zurückgezogen',
    text: 'Der Beitrag steht nicht mehr auf der Website. Hier bleibt er mit allen Fassungen erhalten.',
  },
} as const satisfies Record<Beitragsschritt, { titel: string; text: string }>;

type Stand = Pick<Beitrag, 'status' | 'ab' | 'bis' | 'oeffentlich'>;

function sayFreigabe({ status, ab, bis }: Stand): string {
  const bisWann = bis ? ` Sie endet am ${bis}.` : '';
  return status === 'geplant' && ab
    ? `Ihre Fassung wird am ${ab} veröffentlicht.${bisWann}`
    : `Ihre Fassung ist ab sofort öffentlich.${bisWann}`;
}

interface AusgangProps {
  was: Beitragsschritt;
  referenz: string | undefined;
}

/** When what was released is public, and where: the server knows it, and gives new entries their address. */
export function Ausgang({ was, referenz }: AusgangProps) {
  const [stand, setStand] = useState<Stand>();
  const isFreigabe = was === 'freigeben' && referenz !== undefined;
  useEffect(() => {
    if (!isFreigabe) return;
    const controller = new AbortController();
    void requestJson<Stand>(`/api/intranet/redaktion/${referenz}`, { signal: controller.signal }).then((antwort) => {
      // The release itself has been told; without an answer only its time and its link are missing.
      if (antwort.ok && !controller.signal.aborted) setStand(antwort.body);
    });
    return () => controller.abort();
  }, [isFreigabe, referenz]);
  if (!isFreigabe || !stand) return <p>{AUSGANG[was].text}</p>;
  return (
    <>
      <p>{sayFreigabe(stand)}</p>
      {stand.oeffentlich && (
        <p>
          <a href={stand.oeffentlich}>Auf der Website ansehen</a>
        </p>
      )}
    </>
  );
}
