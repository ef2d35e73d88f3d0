import { sql } from 'kysely';
import type { DataSource } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Standby } from '../database/spread-reads.ts';
import type { ContentState } from './content-state.ts';

/** Polling interval while the standby lags: changes arrive within milliseconds; back off while it is down. */
const SOON_MS = 20;
const LATE_MS = 1_000;

interface FollowedStandby extends Standby {
  close(): void;
}

interface FollowOptions {
  /** Identity of the primary's database (`nameDatabase`). */
  name: string;
  stand: Pick<ContentState, 'version' | 'onChange'>;
  /** Called when the standby becomes unavailable or available. */
  report?(isThere: boolean, error?: unknown): void;
}

/**
 * Tracks the content version of the standby. Reads are allowed only once it has the served version, otherwise an old
 * page would be cached as a new one. Throws if it follows another database; waits for an unreachable one.
 */
export async function followStandby(
  db: DataSource,
  { name, stand: state, report = () => {} }: FollowOptions,
): Promise<FollowedStandby> {
  let has = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let pause = SOON_MS;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isClosed = false;
  const isCurrent = () => has >= Number(state.version);

  function lookAgain(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look().catch(lose), ms).unref();
  }

  function lose(error: unknown): void {
    has = Number.NEGATIVE_INFINITY;
    if (!isAway && !isClosed) report(false, error);
    isAway = true;
    lookAgain(LATE_MS);
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await sql<{ version: number; name: string }>`
        select version, system_identifier::text || '/' || current_database() as name
        from pg_control_system() left join inhalt_stand on true`.execute(db);
      const [found] = rows;
      if (found?.name !== name)
        throw new Error(`DATABASE_READ_URL is no standby of DATABASE_URL: it is ${found?.name}, not ${name}`);
      has = Number(found.version);
    } finally {
      isLooking = false;
    }
    if (isAway) report(true);
    isAway = false;
    pause = Math.min(pause * 2, LATE_MS);
    if (!isCurrent()) lookAgain(pause);
  }

  const stop = state.onChange(() => {
    pause = SOON_MS;
    if (!isAway) lookAgain(0);
  });
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    stop();
  };
  await look().catch((error: unknown) => {
    if (isDatabaseAway(error)) return lose(error);
    close();
    throw error;
  });
  return {
    db,
    isCurrent,
    onFault(error) {
      // Other errors concern the statement only: a conflict with replay, or an invalid statement, which the primary
      // reports as well.
      if (isDatabaseAway(error)) lose(error);
    },
    close,
  };
}
