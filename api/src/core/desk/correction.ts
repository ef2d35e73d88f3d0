import { formatDate } from '@gm/shared/format/date';
import { KORREKTUR } from '@gm/shared/schemas/desk/release-decision';
import type { CorrectionField } from '@gm/shared/schemas/desk/releases';
import type { FieldError } from '@gm/shared/schemas/form';
import { safeParse } from 'zod/v4/core';
import { describeDetails } from '../forms/describe-details.ts';
import { toHtml, toText } from '../forms/rich-text.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { Details, ReleaseKind } from './release-kind.ts';

/** Given at submission; not stored with the answers. */
const CONSENTS = { datenschutz: true, rechte: true, valid: true, textMinChars: 0, firma: '', route: '' };

const isHtml = ({ html = [] }: ReleaseKind, field: string) => html.includes(field);

function showValue(kind: ReleaseKind, field: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  if (isHtml(kind, field)) return toText(text);
  return kind.korrigierbar[field] === 'datum' ? formatDate(text) : text;
}

function listError(kind: ReleaseKind, details: Details): FieldError[] {
  const { success, error } = safeParse(kind.schema, { ...details, ...CONSENTS });
  if (success) return [];
  return error.issues.map(({ path, message }) => ({ feld: String(path[0] ?? ''), meldung: message }));
}

const listCorrectable = (kind: ReleaseKind, details: Details) =>
  Object.entries(kind.korrigierbar).filter(([field]) => kind.asksFor?.(field, details) ?? true);

/** Controls for corrections with the present values. */
export function listCorrectionFields(kind: ReleaseKind, current: Details): CorrectionField[] {
  const isRequired = (field: string) =>
    listError(kind, { ...current, [field]: '' }).some((error) => error.feld === field);
  return listCorrectable(kind, current).map(([field, correctionKind]) => ({
    feld: KORREKTUR + field,
    titel: kind.felder[field] ?? field,
    art: correctionKind,
    wert: showValue(kind, field, current[field]),
    pflicht: isRequired(field),
  }));
}

/**
 * Reads corrections from the posted form (`neu_titel` and so on). `korrektur` contains every difference from the
 * submission, including earlier corrections that were not posted now. `fehler` contains new violations of the form's
 * rules; violations that existed before, e.g. a day that is now in the past, are ignored.
 */
export function readCorrection(
  kind: ReleaseKind,
  details: Details,
  current: Details,
  posted: Details,
): { korrektur: Record<string, unknown>; geaendert: string[]; fehler: FieldError[] } {
  const soFar = { ...details, ...current };
  const fresh: Record<string, unknown> = { ...soFar };
  const fields = listCorrectable(kind, soFar).map(([field]) => field);
  for (const field of fields) {
    const value = posted[KORREKTUR + field];
    if (typeof value !== 'string' || equal(value, showValue(kind, field, soFar[field]))) continue;
    fresh[field] = equal(value, showValue(kind, field, details[field])) ? details[field] : value.trim();
    if (isHtml(kind, field) && fresh[field] !== details[field]) fresh[field] = toHtml(value);
  }
  const changed = fields.filter((field) => fresh[field] !== soFar[field]);
  if (changed.length === 0) return { korrektur: { ...current }, geaendert: changed, fehler: [] };
  const earlier = new Set(listError(kind, soFar).map(({ feld: field, meldung: message }) => `${field} ${message}`));
  const error = listError(kind, fresh)
    .filter(({ feld: field, meldung: message }) => changed.includes(field) || !earlier.has(`${field} ${message}`))
    // Faults without a control here are shown at the first changed control.
    .map(({ feld: field, meldung: message }) => ({
      feld: KORREKTUR + (fields.includes(field) ? field : changed[0]),
      meldung: message,
    }));
  const parsed = safeParse(kind.schema, { ...fresh, ...CONSENTS });
  const values = parsed.success ? (parsed.data as Details) : fresh;
  const correction = Object.fromEntries(
    Object.keys(kind.korrigierbar)
      .filter((field) => fresh[field] !== details[field])
      .map((field) => [field, isHtml(kind, field) ? fresh[field] : values[field]]),
  );
  return { korrektur: correction, geaendert: changed, fehler: error };
}

/** The audit log entry of a step: the changed answers with their new values; null if none changed. */
export function choose(current: Details, fields: readonly string[]): Record<string, unknown> | null {
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, current[field]])) : null;
}

/** Corrected answers as shown in mails. */
export async function describeCorrection(
  db: DataSource,
  kind: ReleaseKind,
  current: Details,
  changed: readonly string[],
): Promise<{ titel: string; wert: string }[]> {
  if (changed.length === 0) return [];
  const fields = Object.fromEntries(changed.map((field) => [field, kind.felder[field] ?? field]));
  return describeDetails(fields, current, await kind.getWorte?.(db, current));
}

const withoutMargins = (text: string) => text.replaceAll('\r\n', '\n').trim();
const equal = (one: string, other: string) => withoutMargins(one) === withoutMargins(other);
