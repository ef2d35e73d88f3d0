import { begleitfelder, betrag, optionalerText, pflichtText, zahl } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

const BETRAG = 'Bitte geben Sie den Betrag in Euro an, höchstens mit zwei Stellen nach dem Komma.';
const REFERENZ = 'Bitte geben Sie die Buchungsnummer an, zum Beispiel FP-2026-0001.';
const id = zahl('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 });
const referenz = pflichtText(REFERENZ, { max: 100 });
const summe = betrag(BETRAG, { max: 99_999 }).check(z.positive(BETRAG));

/** What staff do with bills and statements, `POST /api/intranet/ferienprogramm/kasse`; reading a file is one more, see the api. */
export const kassenvorgaenge = [
  z.object({ vorgang: z.literal('zuordnen'), umsatz: id, referenz, ...begleitfelder }),
  z.object({
    vorgang: z.literal('beiseite'),
    umsatz: id,
    grund: pflichtText('Bitte schreiben Sie dazu, was das für ein Umsatz ist.'),
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('loesen'), zahlung: id, ...begleitfelder }),
  z.object({
    vorgang: z.literal('zahlung'),
    referenz,
    art: z.enum(['bar', 'erstattung'], 'Bitte wählen Sie aus, ob Geld kam oder zurückgeht.'),
    betrag: summe,
    notiz: optionalerText(),
    /** Of the form as it was shown: sent twice it counts once. */
    beleg: z.uuid('Bitte laden Sie die Seite neu.'),
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('sozialpass'), referenz, ...begleitfelder }),
  z.object({
    vorgang: z.literal('ermaessigung'),
    referenz,
    betrag: summe,
    grund: pflichtText('Bitte nennen Sie den Grund. Er steht auf der Rechnung.'),
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('ermaessigung_ende'), id, ...begleitfelder }),
  z.object({ vorgang: z.literal('erinnern'), ...begleitfelder }),
] as const;
export type Kassenvorgang = z.output<(typeof kassenvorgaenge)[number]>;
