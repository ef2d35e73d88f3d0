import { type RawBuilder, sql } from 'kysely';

/**
 * What somebody may read of the council: what is public, and of these bodies (numbers of `rats_gremien`) the rest. Empty
 * for visitors.
 */
export type Sicht = readonly number[];

export const OEFFENTLICH: Sicht = [];

const nummern = (sicht: Sicht) => sql`${[...sicht]}::int[]`;
const nichts = sql<boolean>`false`;

const sitzungDerSicht = (sitzung: RawBuilder<unknown>, sicht: Sicht) =>
  sql<boolean>`exists (select 1 from rats_sitzungen x where x.id = ${sitzung} and x.gremien && ${nummern(sicht)})`;
const vorlageDerSicht = (vorlage: RawBuilder<unknown>, sicht: Sicht) =>
  sql<boolean>`exists (select 1 from rats_beratungen y left join rats_sitzungen x on x.id = y.sitzung_id
    where y.vorlage_id = ${vorlage} and not y.geloescht
      and (y.gremien && ${nummern(sicht)} or x.gremien && ${nummern(sicht)}))`;

type Tabelle = 'punkt' | 'vorlage' | 'beratung' | 'datei';

/** Condition of a row of the guarded tables, which the query has to call `punkt`, `vorlage`, `beratung` and `datei`. */
export function isVisible(tabelle: Tabelle, sicht: Sicht): RawBuilder<boolean> {
  const spalte = (name: string) => sql.ref(`${tabelle}.${name}`);
  const derSicht = {
    punkt: () => sitzungDerSicht(spalte('sitzung_id'), sicht),
    vorlage: () => vorlageDerSicht(spalte('id'), sicht),
    beratung: () => sql<boolean>`(beratung.gremien && ${nummern(sicht)}
      or ${sitzungDerSicht(spalte('sitzung_id'), sicht)})`,
    datei: () => sql<boolean>`(${sitzungDerSicht(spalte('sitzung_id'), sicht)}
      or ${vorlageDerSicht(spalte('vorlage_id'), sicht)}
      or exists (select 1 from rats_tagesordnungspunkte z
        where z.id = datei.punkt_id and ${sitzungDerSicht(sql`z.sitzung_id`, sicht)}))`,
  };
  return sql<boolean>`(not ${spalte('geloescht')}
    and (${spalte('oeffentlich')} or ${sicht.length > 0 ? derSicht[tabelle]() : nichts}))`;
}
