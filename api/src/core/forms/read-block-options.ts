import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';
import { createPageRepository } from '../entries/page-repository.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { FindPage } from './context.ts';
import { isAllowedRecipient } from './mail-recipient.ts';

/** Block options as an editor set them; the form's area knows which of them offer choices. */
export type Offer = Readonly<Record<string, unknown>>;

/** The choices set in an option; empty means the form's own choices. */
export const readSelection = (offer: Offer, option: string): string[] =>
  z.array(z.string()).catch([]).parse(offer[option]);

/** Fault message for any other value. */
export const ONLY_OFFERED = 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.';

/** Options that an editor may set on a form's block; undefined means the form's default. */
const blockOptionsSchema = z.object({
  textMinChars: z.number().optional().catch(undefined),
  /** Office that receives the submissions; overrides the one from the environment. */
  empfaenger: z.email({ pattern: MAIL_ADDRESS }).optional().catch(undefined),
  angebot: z.record(z.string(), z.unknown()),
});
export type BlockOptions = z.output<typeof blockOptionsSchema>;

export const WITHOUT_OPTIONS: BlockOptions = { angebot: {} };

/**
 * Options of the form's block on the page `route` from which it was sent. Clients that send no page get the options of
 * the page that contains the form.
 */
export async function readBlockOptions(
  findPage: FindPage,
  db: DataSource,
  template: string,
  route: unknown,
): Promise<BlockOptions> {
  const page = typeof route === 'string' && route.startsWith('/') ? await findPage(route) : null;
  const own = page?.blocks.find((block) => block.template === template)?.options;
  const offer = own ?? (await createPageRepository(db).findBlock(template))?.options ?? {};
  const options = blockOptionsSchema.parse({ ...own, angebot: offer });
  const { empfaenger: recipient, ...without } = options;
  // The page may have been saved before the address was removed from the list.
  return recipient && !(await isAllowedRecipient(db, recipient)) ? without : options;
}
