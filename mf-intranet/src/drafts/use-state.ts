import { requestJson } from '@gm/shared/browser/request-json';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { useEffect, useState } from 'react';

/** State of an entry outside of its form; outdated after each action, then loaded again. */
export function useDraftState(contribution: Contribution) {
  const [saved, setSaved] = useState<string>();
  const [fresh, setNew] = useState<Contribution>();
  const [kept, setKept] = useState<Contribution>();
  useEffect(() => {
    if (saved === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void requestJson<Contribution>(`/api/intranet/redaktion/${saved}`, { signal }).then((answer) => {
      if (answer.ok && !signal.aborted) setNew(answer.body);
    });
    return () => controller.abort();
  }, [saved]);
  const isDone = saved !== undefined;
  return {
    isGetan: isDone,
    /** Undefined while loading. */
    stand: isDone ? fresh : (kept ?? contribution),
    /** The entry as its form shows it. */
    beitrag: kept ?? contribution,
    /** Called with the entry as saved while its form stays open. */
    noteKept: setKept,
    /** Called with the reference from the server's response. */
    noteGespeichert: setSaved,
  };
}
