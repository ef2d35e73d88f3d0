import { useRef, useState } from 'react';

/** Keys of one control that follow each other faster than this are one step. */
const EIN_SCHRITT_MS = 1500;
const HOECHSTENS = 100;

interface Stand {
  zurueck: readonly string[];
  vor: readonly string[];
}

/** Steps of somebody who writes, to be taken back and done again. `read` and `write` are what holds the value. */
export function useVerlauf(read: () => string, write: (wert: string) => void) {
  const [{ zurueck, vor }, setStand] = useState<Stand>({ zurueck: [], vor: [] });
  const letzter = useRef({ pfad: '', zeit: 0 });

  /** Before a change: what was there. */
  function note(pfad: string) {
    const jetzt = Date.now();
    const isWeiter = letzter.current.pfad === pfad && jetzt - letzter.current.zeit < EIN_SCHRITT_MS;
    letzter.current = { pfad, zeit: jetzt };
    if (isWeiter) return;
    const bisher = read();
    setStand((stand) => ({ zurueck: [...stand.zurueck, bisher].slice(-HOECHSTENS), vor: [] }));
  }
  function step(von: 'zurueck' | 'vor') {
    const ziel = { zurueck, vor }[von].at(-1);
    if (ziel === undefined) return;
    const bisher = read();
    letzter.current = { pfad: '', zeit: 0 };
    setStand(
      von === 'zurueck'
        ? { zurueck: zurueck.slice(0, -1), vor: [...vor, bisher] }
        : { zurueck: [...zurueck, bisher], vor: vor.slice(0, -1) },
    );
    write(ziel);
  }
  return {
    note,
    undo: () => step('zurueck'),
    redo: () => step('vor'),
    canUndo: zurueck.length > 0,
    canRedo: vor.length > 0,
  };
}
