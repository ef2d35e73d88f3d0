import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { refuseOldServer } from './wait-for-database.ts';

/** A database that answers every statement with this version. */
const answer = (number: number) => {
  const connection = {
    executeQuery: async () => ({ rows: [{ number }] as never[] }),
    streamQuery: (): never => {
      throw new Error('not asked');
    },
  };
  const none = async () => {};
  return new Kysely<object>({
    dialect: {
      createDriver: () => ({
        init: none,
        acquireConnection: async () => connection,
        beginTransaction: none,
        commitTransaction: none,
        rollbackTransaction: none,
        releaseConnection: none,
        destroy: none,
      }),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
};

it('refuses PostgreSQL before 15 in one sentence, and says where newer ones are', async () => {
  await expect(refuseOldServer(answer(14))).rejects.toThrow(
    /^PostgreSQL 14 is too old: DATABASE_URL needs 15 or newer .*wiki\.postgresql\.org/,
  );
  for (const version of [15, 18]) await refuseOldServer(answer(version));
});
