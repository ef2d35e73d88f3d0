import type { FieldError } from '@gm/shared/schemas/form';
import type { ContentArea } from '../../content/context.ts';
import { createProspect } from '../../content/publish/prospect.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Plan } from '../kinds/plan-change.ts';
import { listFindings } from './list-findings.ts';

/** Blocking findings of an entry. Unchanged findings of the earlier version do not block. */
export async function checkQuality(trx: DataSource, areas: readonly ContentArea[], plan: Plan): Promise<FieldError[]> {
  const { art: kind, platz: place, vorher: before, after, umgezogene: moved } = plan;
  const key = moved.get(place.schluessel) ?? place.schluessel;
  const fresh = after.find((one) => one.art === kind.name && one.schluessel === key);
  if (!fresh) return [];
  const age = before.find((one) => one.art === kind.name && one.schluessel === place.schluessel);
  const old = new Set(
    age ? (await listFindings(trx, areas, age, createProspect(trx))).map(({ meldung: message }) => message) : [],
  );
  return (await listFindings(trx, areas, fresh, createProspect(trx, plan)))
    .filter(({ stufe: level, meldung: message }) => level === 'sperrt' && !old.has(message))
    .map(({ feld: field, meldung: message }) => ({ feld: field, meldung: message }));
}
