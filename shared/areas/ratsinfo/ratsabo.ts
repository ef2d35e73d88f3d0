import * as z from 'zod/mini';
import { companionFields, consent, email, linkToken, optionalText } from '../../schemas/pieces.ts';

/** Kinds of council subscriptions. */
export const RATSABO_KINDS = ['vorlage', 'gremium', 'suche'] as const;
export type RatsaboKind = (typeof RATSABO_KINDS)[number];

/** Forms send numbers as strings; an empty field means none. */
const num = optionalText({ max: 9 });

/** `POST /api/ratsinfo/abo`: subscribes to a paper, a body or a search by mail. Used by the form and by the api. */
export const ratsaboSchema = z.object({
  vorlage: num,
  gremium: num,
  q: optionalText({ max: 100 }),
  typ: optionalText({ max: 100 }),
  email: email(),
  datenschutz: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...companionFields,
});
export type Ratsabo = z.output<typeof ratsaboSchema>;

const subscription = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Das gibt es nicht mehr.'));

/** `POST /api/ratsinfo/abo/verwalten`: actions allowed with the private link of the mail. */
export const ratsaboManageSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('bestaetigen'), token: linkToken, abo: subscription, ...companionFields }),
  z.object({ vorgang: z.literal('beenden'), token: linkToken, abo: subscription, ...companionFields }),
  z.object({ vorgang: z.literal('abmelden'), token: linkToken, ...companionFields }),
]);
export type RatsaboManage = z.output<typeof ratsaboManageSchema>;
