import { useRef, useState } from 'react';

/** Consecutive changes of one control within this time are a single undo step. */
const ONE_STEP_MS = 1500;
const AT_MOST = 100;

interface State {
  zurueck: readonly string[];
  vor: readonly string[];
}

/** Undo and redo. `read` and `write` access the current value. */
export function useHistory(read: () => string, write: (value: string) => void) {
  const [{ zurueck: back, vor: before }, setState] = useState<State>({ zurueck: [], vor: [] });
  const last = useRef({ pfad: '', zeit: 0 });

  /** Records the value before a change. */
  function note(path: string) {
    const now = Date.now();
    const isNext = last.current.pfad === path && now - last.current.zeit < ONE_STEP_MS;
    last.current = { pfad: path, zeit: now };
    if (isNext) return;
    const current = read();
    setState((state) => ({ zurueck: [...state.zurueck, current].slice(-AT_MOST), vor: [] }));
  }
  function step(from: 'zurueck' | 'vor') {
    const target = { zurueck: back, vor: before }[from].at(-1);
    if (target === undefined) return;
    const current = read();
    last.current = { pfad: '', zeit: 0 };
    setState(
      from === 'zurueck'
        ? { zurueck: back.slice(0, -1), vor: [...before, current] }
        : { zurueck: [...back, current], vor: before.slice(0, -1) },
    );
    write(target);
  }
  return {
    note,
    undo: () => step('zurueck'),
    redo: () => step('vor'),
    canUndo: back.length > 0,
    canRedo: before.length > 0,
  };
}
