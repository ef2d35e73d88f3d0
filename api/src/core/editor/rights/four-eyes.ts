import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from '../../platform/database/database.ts';
import { readEditorialRules } from '../rules/editorial-rules.ts';
import { type ContributionLine, createEditorialRepository, type Version } from '../store/editorial-repository.ts';

/** Publication times are not part of the text. */
const TIMES = ['ab_datum', 'ab_zeit', 'bis_datum', 'bis_zeit'];

const withoutTimes = (details: unknown) =>
  Object.fromEntries(Object.entries(Object(details) as object).filter(([name]) => !TIMES.includes(name)));

/** Whether two versions have the same content; the stored one has passed through JSON. */
export const saysTheSame = (one: Version['angaben'], other: Version['angaben']): boolean =>
  isDeepStrictEqual(withoutTimes(JSON.parse(JSON.stringify(one))), withoutTimes(other));

/** Whether entries of this kind must be released by someone other than the author. */
export const needsFourEyes = async (db: DataSource, kind: string): Promise<boolean> =>
  (await readEditorialRules(db)).vier_augen.includes(kind);

/**
 * Whether another person wrote the content of the newest version, so that this account may release it unchanged. Saving
 * or returning unchanged content does not count as writing. Content older than the first version counts as written by
 * the one who asks for the release.
 */
export async function wroteSomebodyElse(
  db: DataSource,
  { id, version, vorgelegt_von }: Pick<ContributionLine, 'id' | 'version' | 'vorgelegt_von'>,
  account: number,
): Promise<boolean> {
  const editorial = createEditorialRepository(db);
  let num = version;
  let fassung = await editorial.findFassung(id, num);
  for (;;) {
    const previous: Version | null = await editorial.findFassung(id, num - 1);
    if (!fassung || !previous || !saysTheSame(fassung.angaben, previous.angaben)) break;
    num -= 1;
    fassung = previous;
  }
  const author = (await editorial.findVerfasser(id, num)) ?? vorgelegt_von;
  return author !== null && author !== account;
}
