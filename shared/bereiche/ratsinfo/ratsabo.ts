import * as z from 'zod/mini';
import { begleitfelder, einwilligung, email, linkToken, optionalerText } from '../../schemas/bausteine.ts';

/** What can be followed of the council. */
export const RATSABO_ARTEN = ['vorlage', 'gremium', 'suche'] as const;
export type RatsaboArt = (typeof RATSABO_ARTEN)[number];

/** Numbers come as texts from forms; without one the field is empty. */
const nummer = optionalerText({ max: 9 });

/** `POST /api/ratsinfo/abo`: somebody wants to follow a paper, a body or a search by mail. Used by the form and by the api. */
export const ratsaboSchema = z.object({
  vorlage: nummer,
  gremium: nummer,
  q: optionalerText({ max: 100 }),
  typ: optionalerText({ max: 100 }),
  email: email(),
  datenschutz: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...begleitfelder,
});
export type Ratsabo = z.output<typeof ratsaboSchema>;

const abo = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Das gibt es nicht mehr.'));

/** `POST /api/ratsinfo/abo/verwalten`: what may be done with the private link of the mail. */
export const ratsaboVerwaltenSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('bestaetigen'), token: linkToken, abo, ...begleitfelder }),
  z.object({ vorgang: z.literal('beenden'), token: linkToken, abo, ...begleitfelder }),
  z.object({ vorgang: z.literal('abmelden'), token: linkToken, ...begleitfelder }),
]);
export type RatsaboVerwalten = z.output<typeof ratsaboVerwaltenSchema>;
