import { z } from 'zod';
import { defineFile } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { QUALITY_LEVELS, QUALITY_RULES, type QualityLevel, type QualityRule } from './quality-rules.ts';

/** Default level of each rule. */
const STANDARD: Record<QualityRule, QualityLevel> = {
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

/** The `verweis` name of fields that contain a content kind. */
export const CONTENT_KIND = 'inhaltsart';

const WORDS = { sperrt: 'verhindert die Veröffentlichung', warnt: 'wird angezeigt', aus: 'wird nicht geprüft' };

const buildLevel = (rule: QualityRule) =>
  z
    .enum(QUALITY_LEVELS)
    .default(STANDARD[rule])
    .meta({ title: QUALITY_RULES[rule], worte: WORDS, description: `Sonst: ${WORDS[STANDARD[rule]]}.` });

/** `redaktionsregeln.yaml` */
const levels = {
  bilder: buildLevel('bilder'),
  links: buildLevel('links'),
  linktexte: buildLevel('linktexte'),
  ueberschriften: buildLevel('ueberschriften'),
  tabellen: buildLevel('tabellen'),
  grossbuchstaben: buildLevel('grossbuchstaben'),
  saetze: buildLevel('saetze'),
  dokumente: buildLevel('dokumente'),
  barrieren: buildLevel('barrieren'),
} satisfies Record<QualityRule, z.ZodType>;

const editorialRulesSchema = z.strictObject({
  ...levels,
  vier_augen: z
    .array(z.string().meta({ title: 'Art von Inhalt', verweis: CONTENT_KIND }))
    .default([])
    .meta({
      title: 'Vier Augen',
      description: 'Was zu diesen Arten gehört, gibt nicht frei, wer es geschrieben hat, sondern jemand anderes.',
    }),
});
export type EditorialRules = z.output<typeof editorialRulesSchema>;

export const editorialRulesKind = {
  ...defineFile('redaktionsregeln', 'Prüfung vor der Veröffentlichung', 'redaktionsregeln.yaml', editorialRulesSchema),
  gruppe: 'Einstellungen',
} as const;

/** The quality rules of this municipality. */
export async function readEditorialRules(db: DataSource): Promise<EditorialRules> {
  const [entry] = await createEntryRepository(db).listArt(editorialRulesKind.name);
  return editorialRulesSchema.safeParse(entry?.daten ?? {}).data ?? editorialRulesSchema.parse({});
}
