import type { Slot } from '../contract/contract.ts';
import type { FormField } from '../schemas/form-field.ts';

/** One of the `bausteine` of `GET /_shell/templates`: a template of the running releases with its form. */
export interface BlockTemplate {
  template: string;
  titel: string;
  hilfe: string;
  slots: Slot[];
  /** Editors may add it to any page; otherwise it is limited to the pages that already contain it. */
  neu: boolean;
  /** Path prefixes of the pages where it is allowed; without them, everywhere. */
  paths: string[];
  /** URL of its first example, for an iframe; null without examples. */
  beispiel: string | null;
  context: FormField;
  options: FormField;
}
