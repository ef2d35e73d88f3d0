import { isDeepStrictEqual } from 'node:util';
import type { Datenquelle } from '../../daten/database.ts';
import { readRedaktionsregeln } from '../qualitaet/redaktionsregeln.ts';
import { type Beitragszeile, createRedaktionRepository, type Fassung } from '../redaktion-repository.ts';

/** When something is public is not what it says. */
const ZEITEN = ['ab_datum', 'ab_zeit', 'bis_datum', 'bis_zeit'];

const withoutZeiten = (angaben: unknown) =>
  Object.fromEntries(Object.entries(Object(angaben) as object).filter(([name]) => !ZEITEN.includes(name)));

/** Whether two versions say the same; what was stored came back out of JSON. */
export const saysTheSame = (eine: Fassung['angaben'], andere: Fassung['angaben']): boolean =>
  isDeepStrictEqual(withoutZeiten(JSON.parse(JSON.stringify(eine))), withoutZeiten(andere));

/** Whether entries of this kind are released by somebody else than who wrote them. */
export const brauchtVierAugen = async (db: Datenquelle, art: string): Promise<boolean> =>
  (await readRedaktionsregeln(db)).vier_augen.includes(art);

/**
 * Whether somebody else wrote what the newest version says, so that this account may release it unchanged. Whoever only
 * stores the same words once more, or gives them back, has not written them. Words that were there before anybody wrote count
 * as those of who asks for the release.
 */
export async function wroteSomebodyElse(
  db: Datenquelle,
  { id, version, vorgelegt_von }: Pick<Beitragszeile, 'id' | 'version' | 'vorgelegt_von'>,
  konto: number,
): Promise<boolean> {
  const redaktion = createRedaktionRepository(db);
  let nummer = version;
  let fassung = await redaktion.findFassung(id, nummer);
  for (;;) {
    const vorige: Fassung | null = await redaktion.findFassung(id, nummer - 1);
    if (!fassung || !vorige || !saysTheSame(fassung.angaben, vorige.angaben)) break;
    nummer -= 1;
    fassung = vorige;
  }
  const verfasser = (await redaktion.findVerfasser(id, nummer)) ?? vorgelegt_von;
  return verfasser !== null && verfasser !== konto;
}
