import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';
import { defineFile } from '../entries/content-kind.ts';
import { createEntryRepository } from '../entries/entry-repository.ts';
import type { DataSource } from '../platform/database/database.ts';

const ADDRESS = 'Erwartet wird eine E-Mail-Adresse oder eine ganze Domain, zum Beispiel „@musterhardt.example“.';

const mailRecipientSchema = z.strictObject({
  erlaubt: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .refine((value) => MAIL_ADDRESS.test(value.startsWith('@') ? `a${value}` : value), ADDRESS)
        .meta({ title: 'Adresse oder Domain' }),
    )
    .default([])
    .meta({
      title: 'Erlaubte Empfänger',
      description:
        'An diese Adressen dürfen Formulare schicken, was Bürgerinnen und Bürger schreiben. „@musterhardt.example“ erlaubt alle Adressen dieser Domain.',
    }),
});

/** Allowed recipients of submissions; only administrators maintain this list. */
export const mailRecipientKind = {
  ...defineFile('mailempfaenger', 'Empfänger von Formularen', 'mailempfaenger.yaml', mailRecipientSchema),
  gruppe: 'Mails',
} as const;

export const DISALLOWED_RECIPIENT =
  'An diese Adresse darf kein Formular schicken. Wer Konten verwaltet, kann sie unter „Empfänger von Formularen“ erlauben.';

/** Whether forms may send mail to the address. */
export async function isAllowedRecipient(db: DataSource, address: string): Promise<boolean> {
  const [entry] = await createEntryRepository(db).listArt(mailRecipientKind.name);
  const allowed = mailRecipientSchema.safeParse(entry?.daten ?? {}).data?.erlaubt ?? [];
  const wanted = address.trim().toLowerCase();
  return allowed.some((one) => (one.startsWith('@') ? wanted.endsWith(one) : wanted === one));
}
