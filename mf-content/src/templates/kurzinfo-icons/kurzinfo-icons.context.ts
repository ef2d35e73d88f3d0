import { listenFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

/** Requirement M-7: up to four. */
const MAX_KURZINFOS = 4;

/** Names of the drawings an editor can choose; another name gets a neutral one. */
export const SYMBOLE = ['uhr', 'telefon', 'ort', 'kalender', 'formular', 'familie', 'baum', 'abfall', 'info'] as const;

const kurzinfo = modulFelder({
  titel: z.string().min(1),
  text: textFeld,
  link: textFeld,
  linktext: textFeld,
  symbol: z.enum(SYMBOLE).catch('info'),
});

export const kurzinfoIcons = defineTemplate({
  insert: {
    title: 'Kurzinfos mit Symbolen',
    help: 'Bis zu vier kurze Hinweise nebeneinander, jeder mit einem Symbol.',
  },
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textFeld, kurzinfos: listenFeld(kurzinfo, MAX_KURZINFOS) }),
  options: z.object({}),
});
