import type { Wunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
import createHighs from 'highs';

/**
 * What HiGHS says a season could give at the most: the draw as a linear programme, in whole places (`exact`, until the time is over) or
 * with fractions of places, whose value no whole distribution exceeds. Points without lots.
 */
export async function solveSeason(list: Wunschliste, { exact, seconds }: { exact: boolean; seconds: number }) {
  const highs = await createHighs();
  const { Status, ObjectiveValue } = highs.solve(writeProgramme(list, exact), { time_limit: seconds });
  return { status: Status, value: ObjectiveValue };
}

function writeProgramme({ regeln, veranstaltungen, kinder }: Wunschliste, exact: boolean): string {
  const { punkte, erster_platz, pause_minuten } = regeln;
  const times = new Map(veranstaltungen.map(({ id, zeiten }) => [id, zeiten[0]!]));
  const name = (child: number, id: number) => `x${child}_${id}`;
  const worth: string[] = [];
  const rules: string[] = [];
  const whole: string[] = [];
  const firsts: string[] = [];
  const wishers = new Map(veranstaltungen.map(({ id }) => [id, [] as string[]]));
  for (const [child, { wuensche, hoechstens }] of kinder.entries()) {
    const names = wuensche.map((id) => name(child, id));
    for (const [rank, id] of wuensche.entries()) {
      worth.push(`${punkte[rank]} ${name(child, id)}`);
      wishers.get(id)?.push(name(child, id));
      whole.push(name(child, id));
      // All that go on when this one begins exclude each other.
      const [start] = times.get(id)!;
      const running = wuensche.filter((other) => {
        const [from, to] = times.get(other)!;
        return from <= start && start < to + pause_minuten;
      });
      if (running.length > 1) rules.push(`${running.map((other) => name(child, other)).join(' + ')} <= 1`);
    }
    worth.push(`${erster_platz} y${child}`);
    firsts.push(`0 <= y${child} <= 1`);
    rules.push(`${names.join(' + ')} <= ${hoechstens}`, `y${child} - ${names.join(' - ')} <= 0`);
  }
  for (const { id, plaetze } of veranstaltungen) {
    const names = wishers.get(id) ?? [];
    if (names.length > 0) rules.push(`${names.join(' + ')} <= ${plaetze}`);
  }
  for (const [one, { gruppe, wuensche }] of kinder.entries()) {
    if (gruppe === null) continue;
    for (const id of wuensche) {
      const other = kinder.findIndex(
        (friend, at) => at > one && friend.gruppe === gruppe && friend.wuensche.includes(id),
      );
      if (other > one) rules.push(`${name(one, id)} - ${name(other, id)} = 0`);
    }
  }
  const bounds = [...firsts, ...(exact ? [] : whole.map((variable) => `0 <= ${variable} <= 1`))];
  return [
    'Maximize',
    `obj: ${worth.join('\n + ')}`,
    'Subject To',
    ...rules.map((rule, at) => `r${at}: ${rule}`),
    'Bounds',
    ...bounds,
    ...(exact ? ['Binary', whole.join('\n')] : []),
    'End',
  ].join('\n');
}
