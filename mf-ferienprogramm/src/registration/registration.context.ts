import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { nowField, settings } from '../program/program.context.ts';

const options = z.object({
  /** The programme with its free places, loaded in the browser. */
  programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
  /** Path of the booking call. */
  aktion: postsTo('/api/ferienprogramm/anmeldung'),
  datenschutzLink: z.string().default('/datenschutz/'),
});

/** Defines the template of a registration step: its data comes from the session and the api. */
export const defineStep = (query: readonly string[] = []) =>
  defineTemplate({
    slots: ['content'],
    island: {
      when: 'interaction',
      because: 'A step shows and changes the registration kept in the session of the browser.',
    },
    query,
    context: z.object({ jetzt: nowField }),
    options: z.intersection(options, settings),
  });

export type StepProps = TemplateProps<ReturnType<typeof defineStep>>;
export type RegistrationStepOptions = StepProps['options'];
