import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { isDatabaseAway } from '../daten/is-database-away.ts';
import type { Standby } from '../daten/spread-reads.ts';
import type { InhaltStand } from './inhalt-stand.ts';

/** From one look at a standby that is behind to the next: a change is there within milliseconds, and one that is away is not besieged. */
const SOON_MS = 20;
const LATE_MS = 1_000;

interface FollowedStandby extends Standby {
  close(): void;
}

interface FollowOptions {
  /** What the primary calls the database (`nameDatabase`). */
  name: string;
  stand: Pick<InhaltStand, 'version' | 'onChange'>;
  /** Told when the standby is not to be had, and when it is again. */
  report?(isThere: boolean, error?: unknown): void;
}

/**
 * Knows which version of the content the standby has: until it has the one that is being served, nobody is to read there, or
 * an old page would be kept as a new one. Throws when it follows another database; one that is away is waited for.
 */
export async function followStandby(
  db: Datenquelle,
  { name, stand, report = () => {} }: FollowOptions,
): Promise<FollowedStandby> {
  let has = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let pause = SOON_MS;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isClosed = false;
  const isCurrent = () => has >= Number(stand.version);

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

  const stop = stand.onChange(() => {
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
      // Others concern the statement alone: its rows were removed meanwhile, or it is wrong, which the primary tells, too.
      if (isDatabaseAway(error)) lose(error);
    },
    close,
  };
}
