import type { TemplatesState } from '@gm/shared/schemas/editor/templates';
import type { FormField } from '@gm/shared/schemas/form-field';
import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';

/** An entry with blocks. */
interface Line {
  art: string;
  schluessel: string;
  /** Sequence number of its last change. */
  aenderung: string | number;
  bloecke: unknown;
}

/** The running templates and the entries that do not match them. */
export function createMismatchedRepository(db: DataSource) {
  return {
    /** Hash of the templates and the last checked change; null before the first report. */
    async readStand() {
      const line = await db.selectFrom('redaktion_vorlagen').select(['stand', 'gesehen']).executeTakeFirst();
      return line ?? null;
    },

    /** Placement rules and fields of these templates; null before the first report. */
    async pickVorlagen(
      templates: readonly string[],
    ): Promise<Map<string, Pick<TemplatesState['vorlagen'][number], 'neu' | 'paths' | 'context'>> | null> {
      const { rows } = await sql<{
        template: string | null;
        neu: boolean | null;
        paths: string[] | null;
        context: FormField;
      }>`
        select e->>'template' as template, (e->>'neu')::boolean as neu, e->'paths' as paths, e->'context' as context
        from redaktion_vorlagen as v left join lateral json_array_elements(v.vorlagen) as e
        on e->>'template' = any(${[...templates]}::text[])`.execute(db);
      if (rows.length === 0) return null;
      return new Map(
        rows.flatMap(({ template, neu: fresh, paths, context }) =>
          template === null ? [] : [[template, { neu: fresh ?? true, paths: paths ?? [], context }] as const],
        ),
      );
    },

    /** The same with the templates, locked until the transaction ends. */
    async lockVorlagen() {
      const line = await db
        .selectFrom('redaktion_vorlagen')
        .select(['stand', 'vorlagen', 'gesehen'])
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    /** Stores the templates and resets the check; false if they are unchanged. */
    async putVorlagen(state: string, vorlagen: TemplatesState['vorlagen']): Promise<boolean> {
      const { rows } = await sql`insert into redaktion_vorlagen as v (stand, vorlagen, gesehen)
        values (${state}, ${JSON.stringify(vorlagen)}::json, -1) on conflict (id) do update
        set stand = excluded.stand, vorlagen = excluded.vorlagen, gesehen = -1 where v.stand <> excluded.stand
        returning stand`.execute(db);
      return rows.length > 0;
    },

    /** The last change of an entry of these kinds. */
    async readLatest(kinds: readonly string[]): Promise<string | number> {
      // One query per kind, each answered from the index.
      const { rows } = await sql<{ letzte: string | number }>`select coalesce(max(letzte), -1) as letzte
        from unnest(${[...kinds]}::text[]) as eine(art), lateral (
          select aenderung as letzte from inhalt_eintraege as e where e.art = eine.art order by aenderung desc limit 1
        ) as je`.execute(db);
      return rows[0]?.letzte ?? -1;
    },

    /** The first `count` entries of these kinds changed after `after`, in the order of their changes. */
    async listChanged(kinds: readonly string[], after: string | number, count: number): Promise<Line[]> {
      const { rows } =
        await sql<Line>`select art, schluessel, aenderung, daten->'bloecke' as bloecke from inhalt_eintraege
        where art = any(${[...kinds]}::text[]) and aenderung > ${after} order by aenderung limit ${count}`.execute(db);
      return rows;
    },

    /** Records checked entries and those among them that do not match. */
    async note(seen: readonly Line[], mismatched: readonly Line[]): Promise<void> {
      const toJson = (lines: readonly Line[]) =>
        JSON.stringify(lines.map(({ art: kind, schluessel: key }) => ({ art: kind, schluessel: key })));
      await sql`delete from redaktion_unpassende as u using json_to_recordset(${toJson(seen)}::json)
        as weg(art text, schluessel text) where u.art = weg.art and u.schluessel = weg.schluessel`.execute(db);
      await sql`insert into redaktion_unpassende (art, schluessel)
        select art, schluessel from json_to_recordset(${toJson(mismatched)}::json) as neu(art text, schluessel text)`.execute(
        db,
      );
      const last = seen.at(-1)?.aenderung;
      if (last !== undefined) await sql`update redaktion_vorlagen set gesehen = ${last}`.execute(db);
    },
  };
}
