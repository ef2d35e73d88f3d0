import { defineTemplate } from '@gm/shared/contract';
import { imageFields, listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** Requirement M-6: up to three cards. */
const MAX_CARDS = 3;

const card = moduleFields({
  titel: z.string().min(1),
  text: textField,
  link: textField,
  linktext: textField,
  bild: imageFields.bild,
  bildcopyright: textField,
});

export const bildTextTeaser3x = defineTemplate({
  insert: { title: 'Drei Karten', help: 'Bis zu drei Karten nebeneinander, jede mit Bild, Text und Link.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textField, karten: listField(card, MAX_CARDS) }),
  options: z.object({}),
});
