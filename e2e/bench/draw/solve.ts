import type { WishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import createHighs from 'highs';

/**
 * Upper bound of a season, from HiGHS: the draw as a linear programme, with whole places (`exact`, until the time
 * limit) or the LP relaxation, whose value no integral solution exceeds. Points without the random part.
 */
export async function solveSeason(list: WishList, { exact, seconds }: { exact: boolean; seconds: number }) {
  const highs = await createHighs();
  const { Status, ObjectiveValue } = highs.solve(writeProgramme(list, exact), { time_limit: seconds });
  return { status: Status, value: ObjectiveValue };
}

function writeProgramme({ regeln, veranstaltungen, kinder: children }: WishList, exact: boolean): string {
  const { punkte: points, erster_platz, pause_minuten } = regeln;
  const times = new Map(veranstaltungen.map(({ id, zeiten: times }) => [id, times[0]!]));
  const name = (child: number, id: number) => `x${child}_${id}`;
  const worth: string[] = [];
  const rules: string[] = [];
  const whole: string[] = [];
  const firsts: string[] = [];
  const wishers = new Map(veranstaltungen.map(({ id }) => [id, [] as string[]]));
  for (const [child, { wuensche: wishes, hoechstens: atMost }] of children.entries()) {
    const names = wishes.map((id) => name(child, id));
    for (const [rank, id] of wishes.entries()) {
      worth.push(`${points[rank]} ${name(child, id)}`);
      wishers.get(id)?.push(name(child, id));
      whole.push(name(child, id));
      // All events that are running when this one begins exclude each other.
      const [start] = times.get(id)!;
      const running = wishes.filter((other) => {
        const [from, to] = times.get(other)!;
        return from <= start && start < to + pause_minuten;
      });
      if (running.length > 1) rules.push(`${running.map((other) => name(child, other)).join(' + ')} <= 1`);
    }
    worth.push(`${erster_platz} y${child}`);
    firsts.push(`0 <= y${child} <= 1`);
    rules.push(`${names.join(' + ')} <= ${atMost}`, `y${child} - ${names.join(' - ')} <= 0`);
  }
  for (const { id, plaetze: places } of veranstaltungen) {
    const names = wishers.get(id) ?? [];
    if (names.length > 0) rules.push(`${names.join(' + ')} <= ${places}`);
  }
  for (const [one, { gruppe: group, wuensche: wishes }] of children.entries()) {
    if (group === null) continue;
    for (const id of wishes) {
      const other = children.findIndex(
        (friend, at) => at > one && friend.gruppe === group && friend.wuensche.includes(id),
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
