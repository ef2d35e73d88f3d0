import { Marked, type Token, type Tokens } from 'marked';
import type { Fund } from './befund.ts';
import { computeLesbarkeit, LANGER_SATZ, SCHWER_UNTER, splitSaetze, splitWorte } from './compute-lesbarkeit.ts';
import type { Textstueck } from './list-texte.ts';

const marked = new Marked({ gfm: true });

/** What says nothing when a screen reader lists the links of a page (WCAG 2.4.4). */
const NICHTSSAGEND =
  /^(?:(?:bitte )?(?:hier|da|dort)(?: klicken)?|klick(?:en)?(?: sie)?(?: bitte)? hier|hier geht.s weiter|mehr|link|weiter|weiterlesen|mehr (?:lesen|erfahren)|zur seite|download|pdf)[.!…]*$/i;
/** Two words of at least four capitals side by side, or one of more than ten: abbreviations are shorter. */
const GESCHRIEN = /(?<!\p{L})(?:\p{Lu}{4,}(?:[\s\-–]+\p{Lu}{4,})+|\p{Lu}{11,})(?!\p{L})/u;

const quote = (text: string, max = 60) => `„${text.length > max ? `${text.slice(0, max).trimEnd()} …` : text}“`;

interface Gelesen {
  links: { text: string; href: string }[];
  ueberschriften: { ebene: number; text: string }[];
  tabellen: { kopf: string[] }[];
  bilder: { alt: string; href: string }[];
  absaetze: string[];
}

/** Plain words of what may hold marks: links by their text. */
const readWorte = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? readWorte(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');

function readMarkdown(text: string): Gelesen {
  const gelesen: Gelesen = { links: [], ueberschriften: [], tabellen: [], bilder: [], absaetze: [] };
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link') gelesen.links.push({ text: readWorte(token.tokens), href: token.href });
    if (token.type === 'image') gelesen.bilder.push({ alt: token.text, href: token.href });
    if (token.type === 'heading') gelesen.ueberschriften.push({ ebene: token.depth, text: readWorte(token.tokens) });
    if (token.type === 'table')
      gelesen.tabellen.push({ kopf: (token as Tokens.Table).header.map((zelle) => zelle.text.trim()) });
    // Of a list; words inside of a line are texts, too, and have none below them.
    const isAbsatz = token.type === 'paragraph' || (token.type === 'text' && token.tokens);
    if (isAbsatz) gelesen.absaetze.push(readWorte(token.tokens));
  });
  return gelesen;
}

const readKlartext = (text: string): Gelesen => ({
  links: [],
  ueberschriften: [],
  tabellen: [],
  bilder: [],
  absaetze: text.split(/\n\s*\n/),
});

function* checkStruktur({ links, ueberschriften, tabellen, bilder }: Gelesen): Generator<Omit<Fund, 'feld'>> {
  for (const { text, href } of links) {
    if (text.trim() === '') yield { regel: 'linktexte', meldung: `Der Link nach ${quote(href)} hat keinen Text.` };
    else if (NICHTSSAGEND.test(text.trim())) {
      yield {
        regel: 'linktexte',
        meldung: `Der Link ${quote(text)} sagt nicht, wohin er führt. Nennen Sie das Ziel, zum Beispiel „Antrag auf einen Anwohnerparkausweis“.`,
      };
    }
  }
  // The title of the block or the page is above: texts begin with the second level, or below the last one.
  let bisher = 2;
  for (const { ebene, text } of ueberschriften) {
    if (text.trim() === '') yield { regel: 'ueberschriften', meldung: 'Eine Überschrift ist leer.' };
    if (ebene > bisher + 1 || (bisher === 2 && ebene > 3)) {
      yield {
        regel: 'ueberschriften',
        meldung: `Vor ${quote(text)} fehlt eine Ebene: Auf ${'#'.repeat(bisher)} folgt höchstens ${'#'.repeat(bisher + 1)}.`,
      };
    }
    bisher = Math.max(2, ebene);
  }
  for (const { kopf } of tabellen) {
    if (kopf.every((zelle) => zelle === '')) {
      yield {
        regel: 'tabellen',
        meldung:
          'Die Spalten einer Tabelle haben keine Überschriften. Wer sie hört, weiß nicht, was die Zahlen bedeuten.',
      };
    }
  }
  for (const { alt, href } of bilder) {
    if (alt.trim() === '') yield { regel: 'bilder', meldung: `Das Bild ${quote(href)} hat keine Beschreibung.` };
  }
}

function* checkSprache({ absaetze }: Gelesen): Generator<Omit<Fund, 'feld'>> {
  for (const absatz of absaetze) {
    const geschrien = GESCHRIEN.exec(absatz)?.[0];
    if (geschrien) {
      yield {
        regel: 'grossbuchstaben',
        meldung: `${quote(geschrien)} steht in Großbuchstaben. Das liest sich wie Schreien, und manche Vorleseprogramme buchstabieren es.`,
      };
    }
    for (const satz of splitSaetze(absatz)) {
      const { length } = splitWorte(satz);
      if (length > LANGER_SATZ)
        yield { regel: 'saetze', meldung: `Ein Satz hat ${length} Wörter: ${quote(satz)} Teilen Sie ihn.` };
    }
  }
  const lesbarkeit = computeLesbarkeit(absaetze);
  if (lesbarkeit !== null && lesbarkeit < SCHWER_UNTER) {
    yield {
      regel: 'saetze',
      meldung: `Der Text ist schwer zu lesen: ${lesbarkeit} von 100 Punkten (Lesbarkeit nach Amstad 1978; ab 50 verstehen ihn die meisten).`,
    };
  }
}

/** What is to be said about one text of an entry. */
export function checkText({ feld, text, isMarkdown }: Textstueck): Fund[] {
  const gelesen = isMarkdown ? readMarkdown(text) : readKlartext(text.replaceAll('&shy;', ''));
  return [...checkStruktur(gelesen), ...checkSprache(gelesen)].map((fund) => ({ ...fund, feld }));
}
