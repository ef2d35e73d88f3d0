import { afterEach, expect, it, vi } from 'vitest';
import { runDatabaseCommand } from './run-database-command.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('names the missing database in one sentence', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const away = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  await runDatabaseCommand('', () => Promise.reject(away));
  expect(said.mock.lastCall?.[0]).toContain('The database of DATABASE_URL does not answer.');
  await runDatabaseCommand('', () => Promise.reject(new Error('No backup.')));
  expect(said).toHaveBeenLastCalledWith('No backup.');
});
