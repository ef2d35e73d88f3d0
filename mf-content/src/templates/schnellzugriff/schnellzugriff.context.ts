import { defineTemplate } from '@gm/shared/contract';
import { listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { SYMBOLS } from '../kurzinfo-icons/kurzinfo-icons.context.ts';

/** More would not fit on the first screen of a phone. */
const MAX_TASKS = 6;

const task = moduleFields({
  titel: z.string().min(1),
  link: z.string().min(1),
  symbol: z.enum(SYMBOLS).catch('info'),
});

export const schnellzugriff = defineTemplate({
  insert: {
    title: 'Suche und häufige Anliegen',
    help: 'Ein Suchfeld und bis zu sechs Anliegen, die am häufigsten gebraucht werden.',
  },
  slots: ['content'],
  surface: 'plain',
  context: z.object({ frage: textField, aufgaben: listField(task, MAX_TASKS) }),
  options: z.object({}),
});
