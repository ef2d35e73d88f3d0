import { EFFORT } from '../src/core/services/accounts/passwords/password.ts';

/** A cheap hash for tests with hundreds of log-ins; the real cost is tested with the hash itself. */
Object.assign(EFFORT, { memoryCost: 64, timeCost: 1 });
