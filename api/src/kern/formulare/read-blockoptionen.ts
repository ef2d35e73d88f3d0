import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { routeSchema } from '@gm/shared/schemas/seite';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
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
 * The options of the form's block on the page it was sent from. Asked as the site asks, because the page may be one of
 * another content system. Programs that name no page get the choice of the page that has the form.
 */
export async function readBlockoptionen(
  app: FastifyInstance,
  db: Datenquelle,
  template: string,
  route: unknown,
): Promise<Blockoptionen> {
  const eigene = await findOptionen(app, template, route);
  const angebot = eigene ?? (await createSeitenRepository(db).findBlock(template))?.options ?? {};
  return blockoptionenSchema.parse({ ...eigene, angebot });
}

async function findOptionen(
  app: FastifyInstance,
  template: string,
  route: unknown,
): Promise<Record<string, unknown> | undefined> {
  if (typeof route !== 'string' || !route.startsWith('/')) return undefined;
  const antwort = await app.inject({ url: `/api/cms/route?url=${encodeURIComponent(route)}` });
  const seite = routeSchema.safeParse(antwort.statusCode === 200 ? antwort.json() : null).data;
  return seite?.blocks.find((block) => block.template === template)?.options;
}
