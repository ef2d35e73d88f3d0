import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import { useEffect, useState } from 'react';
import type { Vorlagen } from './schema-kontext.ts';

async function loadVorlagen(): Promise<Vorlagen> {
  const antwort = await fetch('/_shell/bausteine');
  if (!antwort.ok) return 'fehlt';
  const { bausteine } = (await antwort.json()) as { bausteine: BlockVorlage[] };
  return new Map(bausteine.map((vorlage) => [vorlage.template, vorlage]));
}

/** The templates of the releases that are running, where a form has blocks at all. */
export function useVorlagen(isGefragt: boolean): Vorlagen {
  const [vorlagen, setVorlagen] = useState<Vorlagen>('lädt');
  useEffect(() => {
    if (isGefragt) loadVorlagen().then(setVorlagen, () => setVorlagen('fehlt'));
  }, [isGefragt]);
  return vorlagen;
}
