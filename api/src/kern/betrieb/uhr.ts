import { AsyncLocalStorage } from 'node:async_hooks';

const gestellt = new AsyncLocalStorage<Date>();

/** The moment a request is answered for: now, unless somebody looks at how the site will be. */
export const getJetzt = (): Date => gestellt.getStore() ?? new Date();

/** Does it as if it were that moment. */
export const runAt = <Ergebnis>(zeitpunkt: Date, work: () => Ergebnis): Ergebnis => gestellt.run(zeitpunkt, work);
