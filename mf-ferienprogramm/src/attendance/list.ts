import { type Mark, mergeMarks } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { Sync, TakeAway } from '@gm/shared/areas/ferienprogramm/organisers/on-site';

/** The attendance list on a device. */
export interface List extends Omit<TakeAway, 'jetzt'> {
  /** Milliseconds from this device's clock to the api's. */
  versatz: number;
  /** Number of marks made on this device, and of those acknowledged by the api. */
  gemacht: number;
  gesendet: number;
}

export const beginList = ({ jetzt: now, ...takeAway }: TakeAway, clock: number): List => ({
  ...takeAway,
  versatz: now - clock,
  gemacht: 0,
  gesendet: 0,
});

/** Marks not yet acknowledged by the api. */
export const listOpen = ({ vermerke: marks, geraet: device, gesendet: sent }: List): Mark[] =>
  marks.filter((mark) => mark.geraet === device && mark.zaehler > sent);

/** Adds a mark. A mark wins over all marks known at that time, regardless of wrong clocks. */
export function addMark(list: List, was: Pick<Mark, 'kind' | 'feld' | 'wert'>, clock: number): List {
  const seen = list.vermerke.reduce((spaeteste, { zeit: time }) => Math.max(spaeteste, time), 0);
  const counter = list.gemacht + 1;
  const time = Math.max(clock + list.versatz, seen + 1);
  return {
    ...list,
    gemacht: counter,
    vermerke: mergeMarks(list.vermerke, [{ ...was, zeit: time, geraet: list.geraet, zaehler: counter }]),
  };
}

/** Applies the merged state. `sent`: number of own marks in the request; later ones are kept. */
export function takeSync(list: List, { jetzt: now, ...answer }: Sync, sent: number, clock: number): List {
  const fresh = { ...list, ...answer, versatz: now - clock, gesendet: sent };
  return { ...fresh, vermerke: mergeMarks(answer.vermerke, listOpen({ ...fresh, vermerke: list.vermerke })) };
}

/** The current state of a child. */
export function readState({ vermerke: marks, geraet: device }: List, child: number) {
  const seine = marks.filter((mark) => mark.kind === child);
  const notes = seine.filter(({ feld: field, wert: value }) => field === 'notiz' && value !== '');
  const state = seine.find(({ feld: field }) => field === 'stand');
  return {
    stand: state?.wert ?? '',
    seit: state?.zeit ?? 0,
    notiz: notes.find((note) => note.geraet === device)?.wert ?? '',
    andere: notes.filter((note) => note.geraet !== device).map(({ wert: value }) => value),
  };
}
