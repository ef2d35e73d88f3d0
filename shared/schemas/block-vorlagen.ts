import type { Slot } from '../vertrag/vertrag.ts';
import type { Formfeld } from './formfeld.ts';

/** One of the `bausteine` of `GET /_shell/bausteine`: a template of the running releases, as editors fill it in. */
export interface BlockVorlage {
  template: string;
  titel: string;
  hilfe: string;
  slots: Slot[];
  /** Editors may add it to any page; otherwise it belongs to the pages that have it. */
  neu: boolean;
  /** Address of its first example, for a frame; null where it has none. */
  beispiel: string | null;
  context: Formfeld;
  options: Formfeld;
}
