import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import { requestJson } from '@gm/shared/browser/request-json';
import { useEffect, useState } from 'react';
import type { Vorlagen } from '../values/schema-context.ts';

async function loadVorlagen(): Promise<Vorlagen> {
  const answer = await requestJson<{ bausteine: BlockTemplate[] }>('/_shell/templates');
  if (!answer.ok || !answer.body) return 'fehlt';
  return new Map(answer.body.bausteine.map((vorlage) => [vorlage.template, vorlage]));
}

/** Templates of the current releases, if a form has blocks. */
export function useVorlagen(isAsked: boolean): Vorlagen {
  const [vorlagen, setVorlagen] = useState<Vorlagen>('lädt');
  useEffect(() => {
    if (isAsked) void loadVorlagen().then(setVorlagen);
  }, [isAsked]);
  return vorlagen;
}
