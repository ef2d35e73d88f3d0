import { useState } from 'react';
import { VERSUCHEN_SIE_ES } from './post-json.ts';

/** Runs one call at a time and keeps what went wrong, in words to show. */
export function useAktion() {
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<string | null>(null);

  async function run(aktion: () => Promise<void>): Promise<void> {
    setLaeuft(true);
    setFehler(null);
    try {
      await aktion();
    } catch (cause) {
      setFehler(cause instanceof Error ? cause.message : VERSUCHEN_SIE_ES);
    } finally {
      setLaeuft(false);
    }
  }

  return { laeuft, fehler, run };
}
