import * as z from 'zod/mini';
import { companionFields, consent, email, requiredText, linkToken as token } from '../../schemas/pieces.ts';

const street = requiredText('Bitte wählen Sie Ihre Straße aus.');
/** One ticked box is sent as a string, several as an array; none is absent or `false`. */
const toList = (value: unknown) => [value || []].flat();
const kinds = z.pipe(
  z.transform(toList),
  z
    .array(z.string().check(z.maxLength(50)))
    .check(
      z.minLength(1, 'Bitte wählen Sie mindestens eine Abfallart aus.'),
      z.maxLength(20, 'Bitte wählen Sie mindestens eine Abfallart aus.'),
    ),
);

/** `POST /api/abfall/erinnerung`: subscribes to collection reminders. Used by the form and by the api. */
export const abfallerinnerungSchema = z.object({
  strasse: street,
  arten: kinds,
  email: email(),
  datenschutz: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...companionFields,
});
export type Abfallerinnerung = z.output<typeof abfallerinnerungSchema>;

/** `POST /api/abfall/erinnerung/verwalten`: actions allowed with the private link of the mail. */
export const abfallerinnerungManageSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('bestaetigen'), token, ...companionFields }),
  z.object({ vorgang: z.literal('aendern'), token, strasse: street, arten: kinds, ...companionFields }),
  z.object({ vorgang: z.literal('abmelden'), token, ...companionFields }),
]);
export type AbfallerinnerungManage = z.output<typeof abfallerinnerungManageSchema>;
