// zod/mini, as all schemas made of these pieces.

import { isEasyToGuess } from '@gm/shared/regeln/is-easy-to-guess';
import { optionalerText, pflichtText, regel } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

/** Characters. Length protects, rules about kinds of characters do not (NIST SP 800-63B, OWASP ASVS 5.0, 6.2). */
export const PASSWORT_MIN = 10;
const PASSWORT_MAX = 200;

const passwort = (fehlt: string) =>
  z
    .string(fehlt)
    .check(z.minLength(1, fehlt), z.maxLength(PASSWORT_MAX, `Ein Passwort hat höchstens ${PASSWORT_MAX} Zeichen.`));

const neuesPasswort = z.string('Bitte geben Sie ein neues Passwort an.').check(
  z.minLength(PASSWORT_MIN, `Bitte wählen Sie ein Passwort mit mindestens ${PASSWORT_MIN} Zeichen.`),
  z.maxLength(PASSWORT_MAX, `Bitte wählen Sie ein Passwort mit höchstens ${PASSWORT_MAX} Zeichen.`),
  z.refine(
    (wert) => wert.length < PASSWORT_MIN || !isEasyToGuess(wert),
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie mehrere Wörter, die sonst niemand zusammenstellt.',
  ),
);

const emailAngabe = pflichtText('Bitte geben Sie Ihre E-Mail-Adresse an.', { max: 254 });

const codeAngabe = pflichtText('Bitte geben Sie den Code aus Ihrer Authenticator-App an.', { max: 40 });

export const anmeldungSchema = z.object({
  email: emailAngabe,
  passwort: passwort('Bitte geben Sie Ihr Passwort an.'),
  /** Of the second factor, where the account has one: six digits of the app, or sixteen for emergencies. */
  code: optionalerText({ max: 40 }),
});

export const passwortAendernSchema = z
  .object({
    passwort_alt: passwort('Bitte geben Sie Ihr bisheriges Passwort an.'),
    passwort_neu: neuesPasswort,
    /** Where a form asks for the new one twice. */
    passwort_wiederholung: z.optional(z.string()),
    /** Of the second factor, where the account has one. */
    code: optionalerText({ max: 40 }),
  })
  .check(
    regel(
      'passwort_wiederholung',
      'Die beiden neuen Passwörter stimmen nicht überein.',
      ({ passwort_neu, passwort_wiederholung = passwort_neu }) => passwort_wiederholung === passwort_neu,
    ),
  );

/** `POST …/zweiter-faktor`: begins to set it up, proves that the app knows it, or turns it off. */
export const zweiterFaktorVorgangSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('beginnen'), passwort: passwort('Bitte geben Sie Ihr Passwort an.') }),
  z.object({ vorgang: z.literal('bestaetigen'), code: codeAngabe }),
  z.object({
    vorgang: z.literal('abschalten'),
    passwort: passwort('Bitte geben Sie Ihr Passwort an.'),
    code: codeAngabe,
  }),
]);

export const passwortVergessenSchema = z.object({ email: emailAngabe });

/** `token` comes from the link in the mail. */
export const passwortNeuSchema = z.object({ token: z._default(z.string(), ''), passwort_neu: neuesPasswort });
