import { readBerlinTime } from '@gm/shared/rules/berlin-time';

/** Sunrise and sunset by month, roughly, by the municipality's clock. */
const DAYLIGHT = [
  ['08:10', '16:50'],
  ['07:30', '17:40'],
  ['06:40', '18:30'],
  ['06:30', '20:20'],
  ['05:45', '21:00'],
  ['05:20', '21:30'],
  ['05:35', '21:25'],
  ['06:15', '20:40'],
  ['07:00', '19:40'],
  ['07:40', '18:30'],
  ['07:30', '16:50'],
  ['08:10', '16:30'],
] as const;
const SEASONS = ['winter', 'fruehling', 'sommer', 'herbst'] as const;
/** Minutes around sunrise and sunset with a low sun. */
const LOW_SUN = 90;

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Drawing of the five villages for the season and the time of day, a file of `shell/motifs/panorama.ts`. */
export function choosePanorama(now: Date): string {
  const { tag: day, uhrzeit: clock } = readBerlinTime(now);
  const month = Number(day.slice(5, 7)) - 1;
  const [sunrise, sunset] = DAYLIGHT[month] ?? DAYLIGHT[0];
  const [rise, set] = [toMinutes(sunrise), toMinutes(sunset)];
  const minutes = toMinutes(clock);
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'sommer';
  const time =
    minutes < rise - 30 || minutes > set + 30
      ? 'nacht'
      : minutes < rise + LOW_SUN
        ? 'morgen'
        : minutes > set - LOW_SUN
          ? 'abend'
          : 'tag';
  return `panorama-${season}-${time}`;
}
