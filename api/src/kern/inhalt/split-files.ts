import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Fehlerliste } from './inhalt-fehler.ts';
import type { Eintrag, Inhaltsart } from './inhaltsart.ts';
import { isListe } from './inhaltsart.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;
const ENDUNGEN = { listen: '.yaml', dateien: '.yaml', texte: '.md' } as const;

function listDateien({ ablage }: Inhaltsart, texte: ReadonlyMap<string, string>): string[] {
  if ('datei' in ablage) return texte.has(ablage.datei) ? [ablage.datei] : [];
  const { ordner, form } = ablage;
  return [...texte.keys()].filter((name) => name.startsWith(`${ordner}/`) && name.endsWith(ENDUNGEN[form]));
}

function getSchluessel({ ablage }: Inhaltsart, datei: string): string {
  const name = 'ordner' in ablage ? datei.slice(ablage.ordner.length + 1) : datei;
  return name.replace(/\.[a-z]+$/, '');
}

/** A field of text or number; anything else tells nothing apart. */
function readField(daten: unknown, name: string): string | null {
  const wert =
    daten !== null && typeof daten === 'object' ? Object.entries(daten).find(([feld]) => feld === name) : null;
  return typeof wert?.[1] === 'string' || typeof wert?.[1] === 'number' ? String(wert[1]) : null;
}

/** Undefined for a source that is none; it has been reported then. */
function parseYaml(datei: string, source: string, fehler: Fehlerliste): unknown {
  try {
    return parse(source);
  } catch (error) {
    const [zeile] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
    const [grund = ''] = error instanceof Error ? error.message.split('\n') : [];
    fehler.add(datei, zeile ? `Zeile ${zeile.line}` : '', grund);
    return undefined;
  }
}

/** Takes the files of the exchange format apart into entries. What cannot be read is reported to `fehler`. */
export function splitFiles(
  texte: ReadonlyMap<string, string>,
  arten: readonly Inhaltsart[],
  fehler: Fehlerliste,
): Eintrag[] {
  function splitListe(art: Inhaltsart, datei: string, source: string): Eintrag[] {
    const gelesen = parseYaml(datei, source, fehler);
    if (gelesen === undefined) return [];
    const liste = z.array(z.unknown()).safeParse(gelesen);
    if (!liste.success) fehler.addIssues(datei, liste.error);
    return (liste.data ?? []).map((daten, platz) => {
      const schluessel = readField(daten, art.schluessel ?? 'id') ?? `${getSchluessel(art, datei)} ${platz + 1}`;
      return { art: art.name, schluessel, datei, platz, daten, text: null };
    });
  }

  function splitText(datei: string, source: string): Pick<Eintrag, 'daten' | 'text'> {
    const [, kopf, markdown = ''] = FRONT_MATTER.exec(source) ?? [];
    if (kopf === undefined) fehler.add(datei, '', 'Am Anfang fehlen die Angaben zwischen zwei Zeilen „---“.');
    return { daten: kopf === undefined ? undefined : parseYaml(datei, kopf, fehler), text: markdown.trim() };
  }

  return arten.flatMap((art) => {
    const eintraege = listDateien(art, texte).flatMap((datei): Eintrag[] => {
      const source = texte.get(datei) ?? '';
      if (isListe(art)) return splitListe(art, datei, source);
      const eines = { art: art.name, schluessel: getSchluessel(art, datei), datei, platz: 0 };
      if (art.ablage.form === 'texte') return [{ ...eines, ...splitText(datei, source) }];
      if (art.ablage.form === 'quelltext') return [{ ...eines, daten: null, text: source }];
      return [{ ...eines, daten: parseYaml(datei, source, fehler), text: null }];
    });
    return tellApart(eintraege);
  });
}

/** Two entries of one name stay two; whether they may have it is for the schema of their kind to say. */
function tellApart(eintraege: Eintrag[]): Eintrag[] {
  const vergeben = new Set<string>();
  return eintraege.map((eintrag) => {
    let { schluessel } = eintrag;
    for (let nummer = 2; vergeben.has(schluessel); nummer++) schluessel = `${eintrag.schluessel} (${nummer})`;
    vergeben.add(schluessel);
    return { ...eintrag, schluessel };
  });
}
