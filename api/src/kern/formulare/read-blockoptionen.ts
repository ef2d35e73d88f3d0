import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
import type { createSeitenfinder } from '../inhalt/create-routen.ts';
import { createSeitenRepository } from '../inhalt/seiten-repository.ts';

/** Options of a block as an editor set them; which of them offer a choice the form's area knows. */
export type Angebot = Readonly<Record<string, unknown>>;

/** The words to choose from that stand in an option; none stand for the form's own choice. */
export const readAuswahl = (angebot: Angebot, option: string): string[] =>
  z.array(z.string()).catch([]).parse(angebot[option]);

/** What is said of anything else. */
export const NUR_ANGEBOTENES = 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.';

/** What an editor may set at the block of a form; undefined stands for the form's own default. */
const blockoptionenSchema = z.object({
  textMinChars: z.number().optional().catch(undefined),
  /** Office that gets the notices, before the one of the environment. */
  empfaenger: z.email({ pattern: MAIL_ADDRESS }).optional().catch(undefined),
  angebot: z.record(z.string(), z.unknown()),
});
export type Blockoptionen = z.output<typeof blockoptionenSchema>;

export const OHNE_OPTIONEN: Blockoptionen = { angebot: {} };

/**
 * The options of the form's block on the page `route` it was sent from. Programs that name no page get the choice of the
 * page that has the form.
 */
export async function readBlockoptionen(
  findSeite: ReturnType<typeof createSeitenfinder>,
  db: Datenquelle,
  template: string,
  route: unknown,
): Promise<Blockoptionen> {
  const seite = typeof route === 'string' && route.startsWith('/') ? await findSeite(route) : null;
  const eigene = seite?.blocks.find((block) => block.template === template)?.options;
  const angebot = eigene ?? (await createSeitenRepository(db).findBlock(template))?.options ?? {};
  return blockoptionenSchema.parse({ ...eigene, angebot });
}
