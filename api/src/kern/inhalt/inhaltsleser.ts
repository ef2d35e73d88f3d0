import type { z } from 'zod';
import { groupBy } from './group-by.ts';
import type { Fehlerliste } from './inhalt-fehler.ts';
import { type Eintrag, type Inhaltsart, isListe } from './inhaltsart.ts';

/** An entry with a text below its data; `datei` names it in messages. */
export type Textdatei<Kopf> = Kopf & { datei: string; markdown: string };

const ENTITIES: Record<string, string> = { '&shy;': '\u00ad', '&nbsp;': '\u00a0', '&amp;': '&' };

/** Titles and other plain texts may name a soft hyphen as Markdown does. */
function resolveEntities(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return key === 'md' ? value : value.replaceAll(/&(?:shy|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  }
  if (Array.isArray(value)) return value.map((item) => resolveEntities(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveEntities(item, name)]));
}

/**
 * Reads entries into the shape of their kind. What does not fit is reported to `fehler` with file and field, and left
 * out.
 */
export function createInhaltsleser(eintraege: readonly Eintrag[], fehler: Fehlerliste) {
  const jeArt = groupBy(eintraege, ({ art }) => art);
  const listAll = (art: Inhaltsart) => jeArt.get(art.name) ?? [];

  function check<Schema extends z.ZodType>(art: Inhaltsart<Schema>, { daten, datei, platz }: Eintrag) {
    if (daten === undefined) return undefined;
    const result = art.schema.safeParse(resolveEntities(daten));
    if (!result.success) fehler.addIssues(datei, result.error, isListe(art) ? [platz] : []);
    return result.data;
  }

  const list = <Schema extends z.ZodType>(art: Inhaltsart<Schema>): z.output<Schema>[] =>
    listAll(art)
      .map((eintrag) => check(art, eintrag))
      .filter((daten) => daten !== undefined);

  return {
    list,

    /** The one entry of its kind, or null. */
    find: <Schema extends z.ZodType>(art: Inhaltsart<Schema>): z.output<Schema> | null => list(art)[0] ?? null,

    /** Reports the file that has to be there, and is not. */
    demand(art: Inhaltsart): void {
      if (listAll(art).length === 0 && 'datei' in art.ablage) fehler.add(art.ablage.datei, '', 'Die Datei fehlt.');
    },

    /** The text of the one entry of its kind, or null. */
    findText: (art: Inhaltsart): string | null => listAll(art)[0]?.text ?? null,

    listTexte<Schema extends z.ZodObject>(art: Inhaltsart<Schema>): Textdatei<z.output<Schema>>[] {
      return listAll(art).flatMap((eintrag) => {
        const daten = check(art, eintrag);
        return daten ? [{ ...daten, datei: eintrag.datei, markdown: eintrag.text ?? '' }] : [];
      });
    },

    /** Texts that carry a number of their own each. */
    listNummerierte<Schema extends z.ZodObject>(art: Inhaltsart<Schema>): Textdatei<z.output<Schema>>[] {
      const texte = this.listTexte(art);
      const nummern = new Map<unknown, string>();
      for (const { id, datei } of texte) {
        const andere = nummern.get(id);
        if (andere) fehler.add(datei, 'id', `Die Nummer ${id} trägt schon ${andere}.`);
        nummern.set(id, datei);
      }
      return texte;
    },
  };
}

export type Inhaltsleser = ReturnType<typeof createInhaltsleser>;
