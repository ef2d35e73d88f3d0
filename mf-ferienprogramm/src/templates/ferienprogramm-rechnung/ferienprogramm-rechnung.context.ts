import { rechnungSchema } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** The bill of a booking behind its private link; the page without a valid token does not exist. */
export const ferienprogrammRechnung = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'A button leads to the page where one pays by card.' },
  context: z.object({ rechnung: z.unknown().pipe(rechnungSchema) }),
  options: einstellungen,
});

export type FerienprogrammRechnungProps = TemplateProps<typeof ferienprogrammRechnung>;
