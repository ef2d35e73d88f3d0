import type { Medium } from '@gm/shared/schemas/redaktion';
import { useRef, useState } from 'react';
import { checkDatei, uploadMedium } from './upload-medium.ts';

/** At a time: more would only share the line. */
const GLEICHZEITIG = 3;

export interface Ladung {
  nummer: number;
  name: string;
  /** Part that is sent, 0 to 1. */
  sent: number;
  medium: Medium | null;
  fehler: string | null;
}

/** Files on their way into the library, in the order in which they were chosen. */
export function useUploads() {
  const [ladungen, setLadungen] = useState<readonly Ladung[]>([]);
  const wartend = useRef<{ nummer: number; datei: File }[]>([]);
  const naechste = useRef(0);
  const unterwegs = useRef(0);

  const change = (nummer: number, teil: Partial<Ladung>) =>
    setLadungen((alle) => alle.map((eine) => (eine.nummer === nummer ? { ...eine, ...teil } : eine)));

  async function work(): Promise<void> {
    if (unterwegs.current >= GLEICHZEITIG) return;
    unterwegs.current += 1;
    for (let eine = wartend.current.shift(); eine; eine = wartend.current.shift()) {
      const { nummer, datei } = eine;
      const ergebnis = await uploadMedium(datei, (sent) => change(nummer, { sent }));
      change(nummer, { sent: 1, ...ergebnis });
    }
    unterwegs.current -= 1;
  }

  function add(dateien: readonly File[]) {
    const neue = dateien.map((datei) => {
      naechste.current += 1;
      return { nummer: naechste.current, datei, fehler: checkDatei(datei) };
    });
    setLadungen((alle) => [
      ...alle,
      ...neue.map(({ nummer, datei, fehler }) => ({ nummer, name: datei.name, sent: 0, medium: null, fehler })),
    ]);
    wartend.current.push(...neue.filter(({ fehler }) => fehler === null));
    for (let bahn = 0; bahn < GLEICHZEITIG; bahn += 1) void work();
  }
  return { ladungen, add };
}
