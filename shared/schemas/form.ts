import { z } from 'zod';

/** An invalid field: `feld` is the control's `name`, `meldung` the German message next to it. */
export const fieldErrorSchema = z.object({ feld: z.string(), meldung: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Result of a form posted without JavaScript, passed to the template that contains the form. */
export interface FormState {
  /** Template the form belongs to (hidden field `formular`). */
  template: string;
  status: 'error' | 'success';
  /** The submitted values, to restore the form. */
  werte: Record<string, string | string[]>;
  fehler: FieldError[];
  /** Controls whose file was sent with the refused form: browsers do not keep it. */
  dateien?: readonly string[];
  /** Reference number of the stored request. */
  referenz?: string;
  /** Id of the stored record, for links to follow-up actions. */
  id?: Receipt['id'];
  /** The confirmation mail was omitted, although the form has one. */
  ohneBestaetigung?: true;
}

/**
 * Reply to a stored form: 201. `id` is a number, or an unguessable string where a number would reveal too much.
 * `ohneBestaetigung` is set only if the address has reached its limit of confirmation mails.
 */
export const receiptSchema = z.object({
  id: z.union([z.number().int(), z.string()]),
  referenz: z.string(),
  ohneBestaetigung: z.literal(true).optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;
