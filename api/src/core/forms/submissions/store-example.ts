import { sql } from 'kysely';
import { type $ZodType, parse } from 'zod/v4/core';
import type { DataSource } from '../../platform/database/database.ts';
import { createFormRepository } from '../form-repository.ts';
import { WITHOUT_OPTIONS } from '../read-block-options.ts';
import type { Form } from '../receive-form.ts';

/** A sample submission of the demo. */
export interface Example {
  /** Days before the day of loading. */
  tage: number;
  /** As sent by the form; consents are given. */
  angaben: Record<string, unknown>;
}

const CONSENTS = { datenschutz: true, rechte: true, valid: true };

/** Stores it as the form does, but without mails. Returns the id that the visitor would get. */
export async function storeExample<Input>(
  trx: DataSource,
  form: Form<Input>,
  schema: $ZodType<Input>,
  { tage: days, angaben: details }: Example,
): Promise<number> {
  const parsed = parse(schema, { ...CONSENTS, ...details });
  const input = (await form.complete?.(trx, parsed, WITHOUT_OPTIONS)) ?? parsed;
  const reference = await createFormRepository(trx).assignReferenz(form.abbreviation);
  const id = await form.save(trx, input, { referenz: reference, image: null });
  await sql`update einsendungen set erstellt = now() - make_interval(days => ${days}::int)
    where referenz = ${reference}`.execute(trx);
  return id;
}
