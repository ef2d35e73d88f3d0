import * as z from 'zod/mini';
import { begleitfelder, einwilligung, email, pflichtText, linkToken as token } from '../../schemas/bausteine.ts';

const strasse = pflichtText('Bitte wählen Sie Ihre Straße aus.');
/** A single ticked box comes as a text, several as a list; none not at all, or as `false`. */
const toListe = (wert: unknown) => [wert || []].flat();
const arten = z.pipe(
  z.transform(toListe),
  z
    .array(z.string().check(z.maxLength(50)))
    .check(
      z.minLength(1, 'Bitte wählen Sie mindestens eine Abfallart aus.'),
      z.maxLength(20, 'Bitte wählen Sie mindestens eine Abfallart aus.'),
    ),
);

/** `POST /api/abfall/erinnerung`: somebody wants to be reminded of collections. Used by the form and by the api. */
export const abfallerinnerungSchema = z.object({
  strasse,
  arten,
  email: email(),
  datenschutz: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...begleitfelder,
});
export type Abfallerinnerung = z.output<typeof abfallerinnerungSchema>;

/** `POST /api/abfall/erinnerung/verwalten`: what may be done with the private link of the mail. */
export const abfallerinnerungVerwaltenSchema = z.discriminatedUnion('vorgang', [
  z.object({ vorgang: z.literal('bestaetigen'), token, ...begleitfelder }),
  z.object({ vorgang: z.literal('aendern'), token, strasse, arten, ...begleitfelder }),
  z.object({ vorgang: z.literal('abmelden'), token, ...begleitfelder }),
]);
export type AbfallerinnerungVerwalten = z.output<typeof abfallerinnerungVerwaltenSchema>;
