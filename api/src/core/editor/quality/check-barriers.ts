import type { FieldError } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { DataSource } from '../../platform/database/database.ts';
import { parseData } from '../kinds/content-details.ts';
import { readEditorialRules } from '../rules/editorial-rules.ts';

const findingsSchema = z.array(z.object({ feld: z.string(), meldung: z.string() })).max(200);

/**
 * Faults found by the editor's browser in the preview, if the municipality made the rule blocking. Only a browser knows
 * the rendered page, so its findings are trusted, and a check is required.
 */
export async function checkBarriers(db: DataSource, found: unknown): Promise<FieldError[]> {
  if ((await readEditorialRules(db)).barrieren !== 'sperrt') return [];
  const { data } = findingsSchema.safeParse(parseData(String(found ?? '')));
  return data ?? [{ feld: 'barrieren', meldung: 'Bitte lassen Sie zuerst die Vorschau der Seite prüfen.' }];
}
