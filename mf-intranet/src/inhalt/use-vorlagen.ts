import { requestJson } from '@gm/shared/browser/request-json';
import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import { useEffect, useState } from 'react';
import type { Vorlagen } from './schema-kontext.ts';

async function loadVorlagen(): Promise<Vorlagen> {
  const antwort = await requestJson<{ bausteine: BlockVorlage[] }>('/_shell/bausteine');
  if (!antwort.ok || !antwort.body) return 'fehlt';
  return new Map(antwort.body.bausteine.map((vorlage) => [vorlage.template, vorlage]));
}

/** The templates of the releases that are running, where a form has blocks at all. */
export function useVorlagen(isGefragt: boolean): Vorlagen {
  const [vorlagen, setVorlagen] = useState<Vorlagen>('lädt');
  useEffect(() => {
    if (isGefragt) void loadVorlagen().then(setVorlagen);
  }, [isGefragt]);
  return vorlagen;
}
