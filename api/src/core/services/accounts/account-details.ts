import { ACCOUNT_KINDS } from '@gm/shared/rules/accesses';
import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';

const name = (message: string) => z.string(message).trim().min(1, message).max(100, message);

export const roleSchema = z
  .array(z.enum(['redaktion', 'admin'], 'Bitte wählen Sie aus den angebotenen Rollen.'))
  .max(2);

/** Input for a new account, whether from a form or a line of an imported list. */
export const accountDetailsSchema = z.object({
  art: z.enum(ACCOUNT_KINDS, 'Bitte wählen Sie, wofür das Konto ist.'),
  email: z
    .email({
      pattern: MAIL_ADDRESS,
      error: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    })
    .max(254),
  vorname: name('Bitte geben Sie den Vornamen an.'),
  nachname: name('Bitte geben Sie den Nachnamen an.'),
  rollen: roleSchema,
});

/** `person_id`: the person of the council information system behind the account. */
export type AccountDetails = z.output<typeof accountDetailsSchema> & { person_id: number | null };
