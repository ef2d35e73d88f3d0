import { formatDate } from '@gm/shared/format/date';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { ContributionLine } from './editorial-repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `vor 2 Min.`; from the next day on the day itself. */
function formatAgo(instant: Date, now: Date): string {
  const ms = now.getTime() - instant.getTime();
  const day = readBerlinTime(instant).tag;
  if (ms < MINUTE_MS) return 'gerade eben';
  if (ms < HOUR_MS) return `vor ${Math.floor(ms / MINUTE_MS)} Min.`;
  if (day === readBerlinTime(now).tag) return `vor ${Math.floor(ms / HOUR_MS)} Std.`;
  return `am ${formatDate(day)}`;
}

/** `morgen 08:00`, or the day with its time. */
function formatNear(instant: Date, now: Date): string {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(instant);
  const today = readBerlinTime(now).tag;
  const name = day === today ? 'heute' : day === addDays(today, 1) ? 'morgen' : formatDate(day);
  return `${name} ${timeOfDay}`;
}

type Line = Pick<ContributionLine, 'status' | 'version' | 'freigegeben' | 'ab' | 'vorgelegt_am'> & { am: Date };

/** State of an entry with the times that matter, for the bar of its form and of its page. */
export function formatState(
  { status, version, freigegeben: released, ab: from, vorgelegt_am: submitted, am: on }: Line,
  now = new Date(),
): string {
  const changed = `geändert ${formatAgo(on, now)}`;
  if (submitted) return `Wartet auf Freigabe · vorgelegt ${formatAgo(submitted, now)}`;
  if (status === 'Entwurf') return `Entwurf · ${changed}`;
  if (status === 'zurückgezogen') return `Zurückgezogen · ${changed}`;
  const state = status === 'geplant' && from ? `Ab ${formatNear(from, now)}` : 'Veröffentlicht';
  return released !== null && released !== version ? `${state} · ${changed}, noch nicht freigegeben` : state;
}
