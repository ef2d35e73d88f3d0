import { billSchema } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** The invoice of a booking behind its private link; a 404 without a valid token. */
export const ferienprogrammRechnung = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'A button leads to the page where one pays by card.' },
  context: z.object({ rechnung: z.unknown().pipe(billSchema) }),
  options: settings,
});

export type FerienprogrammRechnungProps = TemplateProps<typeof ferienprogrammRechnung>;
