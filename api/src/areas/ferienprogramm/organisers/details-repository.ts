import './tables.ts';
import { QUESTIONS_NAMES, type Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

export type Answers = Partial<Record<Question, string>>;

/** Answers of families to the questions of events, by child. */
export function createDetailsRepository(db: DataSource) {
  return {
    /** By id of the child. */
    async read(children: readonly number[]): Promise<Map<number, Answers>> {
      const lines = await db
        .selectFrom('ferien_kindangaben')
        .selectAll()
        .where('kind_id', '=', sql<number>`any(${children}::int[])`)
        .execute();
      const answers = new Map<number, Answers>();
      for (const { kind_id, feld: field, wert: value } of lines) {
        answers.set(kind_id, { ...answers.get(kind_id), [field]: value });
      }
      return answers;
    },

    async write(children: readonly number[], answers: Answers): Promise<void> {
      const fresh = children.flatMap((kind_id) =>
        QUESTIONS_NAMES.flatMap((field) => {
          const value = answers[field];
          return value === undefined ? [] : [{ kind_id, feld: field, wert: value }];
        }),
      );
      if (fresh.length === 0) return;
      await db
        .insertInto('ferien_kindangaben')
        .values(fresh)
        .onConflict((conflict) =>
          conflict.columns(['kind_id', 'feld']).doUpdateSet({ wert: sql<string>`excluded.wert` }),
        )
        .execute();
    },

    /** Questions of these events, by id. */
    async listFragen(ids: readonly number[]): Promise<Map<number, Question[]>> {
      const lines = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'fragen'])
        .where('id', '=', sql<number>`any(${ids}::int[])`)
        .execute();
      return new Map(lines.map(({ id, fragen: questions }) => [id, questions]));
    },
  };
}
