import { z } from 'zod';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { defineDatei } from '../../inhalt/inhaltsart.ts';
import { QUALITAETSREGELN, QUALITAETSSTUFEN, type Qualitaetsregel, type Qualitaetsstufe } from './qualitaetsregeln.ts';

/** What each rule does where nobody has said otherwise. */
const STANDARD: Record<Qualitaetsregel, Qualitaetsstufe> = {
  bilder: 'sperrt',
  links: 'sperrt',
  linktexte: 'warnt',
  ueberschriften: 'warnt',
  tabellen: 'sperrt',
  grossbuchstaben: 'warnt',
  saetze: 'warnt',
  dokumente: 'warnt',
  barrieren: 'warnt',
};

/** What fields that name a kind of content are known by. */
export const INHALTSART = 'inhaltsart';

const WORTE = { sperrt: 'verhindert die Veröffentlichung', warnt: 'wird angezeigt', aus: 'wird nicht geprüft' };

const buildStufe = (regel: Qualitaetsregel) =>
  z
    .enum(QUALITAETSSTUFEN)
    .default(STANDARD[regel])
    .meta({ title: QUALITAETSREGELN[regel], worte: WORTE, description: `Sonst: ${WORTE[STANDARD[regel]]}.` });

/** `redaktionsregeln.yaml` */
const stufen = {
  bilder: buildStufe('bilder'),
  links: buildStufe('links'),
  linktexte: buildStufe('linktexte'),
  ueberschriften: buildStufe('ueberschriften'),
  tabellen: buildStufe('tabellen'),
  grossbuchstaben: buildStufe('grossbuchstaben'),
  saetze: buildStufe('saetze'),
  dokumente: buildStufe('dokumente'),
  barrieren: buildStufe('barrieren'),
} satisfies Record<Qualitaetsregel, z.ZodType>;

const redaktionsregelnSchema = z.strictObject({
  ...stufen,
  vier_augen: z
    .array(z.string().meta({ title: 'Art von Inhalt', verweis: INHALTSART }))
    .default([])
    .meta({
      title: 'Vier Augen',
      description: 'Was zu diesen Arten gehört, gibt nicht frei, wer es geschrieben hat, sondern jemand anderes.',
    }),
});
export type Redaktionsregeln = z.output<typeof redaktionsregelnSchema>;

export const redaktionsregelnArt = defineDatei(
  'redaktionsregeln',
  'Prüfung vor der Veröffentlichung',
  'redaktionsregeln.yaml',
  redaktionsregelnSchema,
);

/** The rules of this town hall. */
export async function readRedaktionsregeln(db: Datenquelle): Promise<Redaktionsregeln> {
  const [eintrag] = await createEintragRepository(db).listArt(redaktionsregelnArt.name);
  return redaktionsregelnSchema.safeParse(eintrag?.daten ?? {}).data ?? redaktionsregelnSchema.parse({});
}
