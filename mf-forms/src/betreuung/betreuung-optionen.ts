import { z } from 'zod';

/** What an editor may set on every form about childcare. */
export const betreuungOptionen = {
  datenschutzLink: z.string().default('/datenschutz/'),
  /** Where a consent is revoked and urgent cases write to; the municipality's general address without it. */
  kontaktMail: z.string().default(''),
  /** Schools to choose from; those of the districts without it. */
  grundschulen: z.array(z.string()).default([]),
};

/** Why both forms have code. */
export const betreuungInsel = {
  when: 'visible',
  because: 'The form checks each answer while it is given, adds children and shows what the answers ask for.',
} as const;
