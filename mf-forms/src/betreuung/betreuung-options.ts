import { z } from 'zod';

/** Options common to all childcare forms. */
export const betreuungOptions = {
  datenschutzLink: z.string().default('/datenschutz/'),
  /** Address for revoking consent and urgent cases; by default the municipality's general address. */
  kontaktMail: z.string().default(''),
  /** Schools to choose from; by default those of the districts. */
  grundschulen: z.array(z.string()).default([]),
};

/** Documented reason for client-side code in both forms. */
export const betreuungIsland = {
  when: 'interaction',
  because: 'The form checks each answer while it is given, adds children and shows what the answers ask for.',
} as const;
