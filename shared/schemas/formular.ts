import { z } from 'zod';

/** One refused field: `feld` is the control's `name`, `meldung` the German text beside it. */
export const feldFehlerSchema = z.object({ feld: z.string(), meldung: z.string() });
export type FeldFehler = z.infer<typeof feldFehlerSchema>;

/** Outcome of a form that was posted without JavaScript, handed to the template that owns the form. */
export interface FormularZustand {
  /** Template the form belongs to (hidden field `formular`). */
  template: string;
  status: 'error' | 'success';
  /** What was typed, so that nothing is lost. */
  werte: Record<string, string | string[]>;
  fehler: FeldFehler[];
  /** Reference number of the stored request. */
  referenz?: string;
  /** What the api calls it, for what follows from it. */
  id?: Eingang['id'];
  /** No acknowledgement was mailed, though the form has one. */
  ohneBestaetigung?: true;
}

/**
 * Reply to a stored form: 201. `id` is a number, or a text nobody can guess where the number would show too much.
 * `ohneBestaetigung` stands only where the address had its share of acknowledgements and got none for this one.
 */
export const eingangSchema = z.object({
  id: z.union([z.number().int(), z.string()]),
  referenz: z.string(),
  ohneBestaetigung: z.literal(true).optional(),
});
export type Eingang = z.infer<typeof eingangSchema>;
