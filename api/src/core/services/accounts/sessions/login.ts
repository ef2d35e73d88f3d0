// zod/mini, as required by the schemas composed of these parts.

import { isEasyToGuess } from '@gm/shared/rules/is-easy-to-guess';
import { optionalText, requiredText, rule } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** Minimum length. Length protects, composition rules do not (NIST SP 800-63B, OWASP ASVS 5.0, 6.2). */
export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 200;

const password = (missing: string) =>
  z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(PASSWORD_MAX, `Ein Passwort hat höchstens ${PASSWORD_MAX} Zeichen.`));

const newPassword = z.string('Bitte geben Sie ein neues Passwort an.').check(
  z.minLength(PASSWORD_MIN, `Bitte wählen Sie ein Passwort mit mindestens ${PASSWORD_MIN} Zeichen.`),
  z.maxLength(PASSWORD_MAX, `Bitte wählen Sie ein Passwort mit höchstens ${PASSWORD_MAX} Zeichen.`),
  z.refine(
    (value) => value.length < PASSWORD_MIN || !isEasyToGuess(value),
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie mehrere Wörter, die sonst niemand zusammenstellt.',
  ),
);

const emailDetail = requiredText('Bitte geben Sie Ihre E-Mail-Adresse an.', { max: 254 });

const codeDetail = requiredText('Bitte geben Sie den Code aus Ihrer Authenticator-App an.', { max: 40 });

export const loginSchema = z.object({
  email: emailDetail,
  passwort: password('Bitte geben Sie Ihr Passwort an.'),
  /** For accounts with a second factor: six digits of the app or a sixteen-digit emergency code. */
  code: optionalText({ max: 40 }),
});

export const passwordChangeSchema = z
  .object({
    passwort_alt: password('Bitte geben Sie Ihr bisheriges Passwort an.'),
    passwort_neu: newPassword,
    /** For forms that ask for the new password twice. */
    passwort_wiederholung: z.optional(z.string()),
    /** For accounts with a second factor. */
    code: optionalText({ max: 40 }),
  })
  .check(
    rule(
      'passwort_wiederholung',
      'Die beiden neuen Passwörter stimmen nicht überein.',
      ({ passwort_neu, passwort_wiederholung = passwort_neu }) => passwort_wiederholung === passwort_neu,
    ),
  );

/** `POST …/zweiter-faktor`: begins a setup, confirms it with a code, or removes the second factor. */
export const secondFactorOperationSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('beginnen'), passwort: password('Bitte geben Sie Ihr Passwort an.') }),
  z.object({ vorgang: z.literal('bestaetigen'), code: codeDetail }),
  z.object({
    vorgang: z.literal('abschalten'),
    passwort: password('Bitte geben Sie Ihr Passwort an.'),
    code: codeDetail,
  }),
]);

export const passwordForgottenSchema = z.object({ email: emailDetail });

/** `token` comes from the mailed link. */
export const passwordNewSchema = z.object({ token: z._default(z.string(), ''), passwort_neu: newPassword });
