import { bildFelder, listenFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

/** Requirement M-6: up to three cards. */
const MAX_KARTEN = 3;

const karte = modulFelder({
  titel: z.string().min(1),
  text: textFeld,
  link: textFeld,
  linktext: textFeld,
  bild: bildFelder.bild,
  bildcopyright: textFeld,
});

export const bildTextTeaser3x = defineTemplate({
  insert: { title: 'Drei Karten', help: 'Bis zu drei Karten nebeneinander, jede mit Bild, Text und Link.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textFeld, karten: listenFeld(karte, MAX_KARTEN) }),
  options: z.object({}),
});
