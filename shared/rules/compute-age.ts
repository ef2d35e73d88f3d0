/**
 * Age in whole years on a day, both `YYYY-MM-DD…`; negative before birth. For a birthday on 29 February the year ends
 * with 28 February in common years (§ 188 BGB).
 */
export function computeAge(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}
