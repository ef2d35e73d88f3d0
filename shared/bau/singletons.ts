import recorded from './singletons.json' with { type: 'json' };

interface Singleton {
  /** Of the module as it is (`singleton-api.ts`). A check holds it to that; `npm run singletons` writes it. */
  api: string;
  /** Earlier ones that what is here still serves: remotes built with them go on working. */
  stillFits: string[];
}

/** Modules of `shared` that shell and remotes share at run time, by the name they are imported under. */
export const singletons: Readonly<Record<string, Singleton>> = recorded;
