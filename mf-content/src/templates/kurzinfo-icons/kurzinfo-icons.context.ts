import { defineTemplate } from '@gm/shared/contract';
import { listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** Requirement M-7: up to four. */
const MAX_SUMMARIES = 4;

/** Icon names an editor can choose; unknown names get a neutral icon. */
export const SYMBOLS = ['uhr', 'telefon', 'ort', 'kalender', 'formular', 'familie', 'baum', 'abfall', 'info'] as const;

const summary = moduleFields({
  titel: z.string().min(1),
  text: textField,
  link: textField,
  linktext: textField,
  symbol: z.enum(SYMBOLS).catch('info'),
});

export const kurzinfoIcons = defineTemplate({
  insert: {
    title: 'Kurzinfos mit Symbolen',
    help: 'Bis zu vier kurze Hinweise nebeneinander, jeder mit einem Symbol.',
  },
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textField, kurzinfos: listField(summary, MAX_SUMMARIES) }),
  options: z.object({}),
});
