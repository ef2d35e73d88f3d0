import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { KONTOARTEN } from '@gm/shared/regeln/zugaenge';
import { z } from 'zod';

const name = (meldung: string) => z.string(meldung).trim().min(1, meldung).max(100, meldung);

export const rollenSchema = z
  .array(z.enum(['redaktion', 'admin'], 'Bitte wählen Sie aus den angebotenen Rollen.'))
  .max(2);

/** What makes a new account, whoever creates it: a form or a line of a list. */
export const kontoAngabenSchema = z.object({
  art: z.enum(KONTOARTEN, 'Bitte wählen Sie, wofür das Konto ist.'),
  email: z
    .email({
      pattern: MAIL_ADDRESS,
      error: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
    })
    .max(254),
  vorname: name('Bitte geben Sie den Vornamen an.'),
  nachname: name('Bitte geben Sie den Nachnamen an.'),
  rollen: rollenSchema,
});

/** `person_id`: the person of the council information system behind the account. */
export type KontoAngaben = z.output<typeof kontoAngabenSchema> & { person_id: number | null };
