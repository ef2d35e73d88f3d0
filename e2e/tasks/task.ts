import type { Site } from '../support/site/site.ts';
import type { Way } from './way.ts';

export interface Task {
  name: string;
  /** Maximum number of actions: absolute, or in addition to the required fields. */
  ziel: { aktionen: number } | { ueberFelder: number };
  /** @returns a short reason if the site does not support the task yet */
  run: (way: Way, site: Site) => Promise<string | undefined>;
}
