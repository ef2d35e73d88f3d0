import type { Processing } from '@gm/shared/schemas/desk/processings';
import type { Route } from '@gm/shared/schemas/page';
import type { ContentArea, ContentContext } from '../content/context.ts';
import type { Config } from '../platform/config/config.ts';
import type { FormDisclosure } from './form-directory.ts';

/** What the privacy page needs from an area. */
export interface FormsArea extends ContentArea {
  /** Personal data it stores in addition to form submissions. */
  verarbeitungen?(config: Config): readonly Processing[];
}

/** Finds the page at a path in this API or in the external content system; null if there is no page or no response. */
export type FindPage = (path: string) => Promise<Route | null>;

/** What calls of forms may use. */
export interface FormsContext extends ContentContext {
  bereiche: readonly FormsArea[];
  /** Descriptions of all forms; each form adds its own at registration. */
  formularauskuenfte: FormDisclosure[];
  findSeite: FindPage;
}
