import { useState } from 'react';
import { TRY_AGAIN } from './post-json.ts';

/** Runs one call at a time; keeps its error message for display. */
export function useAction() {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(action: () => Promise<void>): Promise<void> {
    setRunning(true);
    setError(null);
    try {
      await action();
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : TRY_AGAIN);
    } finally {
      setRunning(false);
    }
  }

  return { laeuft: running, fehler: error, run };
}
