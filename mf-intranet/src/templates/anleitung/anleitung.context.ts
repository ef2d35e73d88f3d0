import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const anleitung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  // The page's call only requires a log-in.
  context: z.object({}),
  options: z.object({}),
});

export type AnleitungProps = TemplateProps<typeof anleitung>;
