import { findMarkdownFault } from '@gm/shared/rules/find-markdown-fault';
import { Marked, type Token, type Tokens } from 'marked';
import { computeReadability, HEAVY_UNDER, LONG_SENTENCE, splitSentences, splitWords } from './compute-readability.ts';
import type { Finding } from './finding.ts';
import type { TextPiece } from './list-texts.ts';

const marked = new Marked({ gfm: true });

/** Link texts without meaning when a screen reader lists the links of a page (WCAG 2.4.4). */
const MEANINGLESS =
  /^(?:(?:bitte )?(?:hier|da|dort)(?: klicken)?|klick(?:en)?(?: sie)?(?: bitte)? hier|hier geht.s weiter|mehr|link|weiter|weiterlesen|mehr (?:lesen|erfahren)|zur seite|download|pdf)[.!…]*$/i;
/** Two adjacent words of at least four capitals, or one of more than ten; abbreviations are shorter. */
const SHOUTED = /(?<!\p{L})(?:\p{Lu}{4,}(?:[\s\-–]+\p{Lu}{4,})+|\p{Lu}{11,})(?!\p{L})/u;

const quote = (text: string, max = 60) => `„${text.length > max ? `${text.slice(0, max).trimEnd()} …` : text}“`;

interface Parsed {
  links: { text: string; href: string }[];
  ueberschriften: { ebene: number; text: string }[];
  tabellen: { kopf: string[] }[];
  bilder: { alt: string; href: string }[];
  absaetze: string[];
}

/** Plain text of inline tokens; links by their text. */
const readWords = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? readWords(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');

function readMarkdown(text: string): Parsed {
  const parsed: Parsed = { links: [], ueberschriften: [], tabellen: [], bilder: [], absaetze: [] };
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link') parsed.links.push({ text: readWords(token.tokens), href: token.href });
    // Photos of the library have a description there.
    if (token.type === 'image' && !token.href.startsWith('foto:'))
      parsed.bilder.push({ alt: token.text, href: token.href });
    if (token.type === 'heading') parsed.ueberschriften.push({ ebene: token.depth, text: readWords(token.tokens) });
    if (token.type === 'table')
      parsed.tabellen.push({ kopf: (token as Tokens.Table).header.map((cell) => cell.text.trim()) });
    // Block text of a list item; inline text tokens have no children.
    const isParagraph = token.type === 'paragraph' || (token.type === 'text' && token.tokens);
    if (isParagraph) parsed.absaetze.push(readWords(token.tokens));
  });
  return parsed;
}

const readPlainText = (text: string): Parsed => ({
  links: [],
  ueberschriften: [],
  tabellen: [],
  bilder: [],
  absaetze: text.split(/\n\s*\n/),
});

function* checkStructure({
  links,
  ueberschriften: headings,
  tabellen: tables,
  bilder: images,
}: Parsed): Generator<Omit<Finding, 'feld'>> {
  for (const { text, href } of links) {
    if (text.trim() === '') yield { regel: 'linktexte', meldung: `Der Link nach ${quote(href)} hat keinen Text.` };
    else if (MEANINGLESS.test(text.trim())) {
      yield {
        regel: 'linktexte',
        meldung: `Der Link ${quote(text)} sagt nicht, wohin er führt. Nennen Sie das Ziel, zum Beispiel „Antrag auf einen Anwohnerparkausweis“.`,
      };
    }
  }
  // The block or page title is level 1: texts begin with level 2, or one below the previous heading.
  let current = 2;
  for (const { ebene: layer, text } of headings) {
    if (text.trim() === '') yield { regel: 'ueberschriften', meldung: 'Eine Überschrift ist leer.' };
    if (layer > current + 1 || (current === 2 && layer > 3)) {
      yield {
        regel: 'ueberschriften',
        meldung: `Vor ${quote(text)} fehlt eine Ebene: Auf ${'#'.repeat(current)} folgt höchstens ${'#'.repeat(current + 1)}.`,
      };
    }
    current = Math.max(2, layer);
  }
  for (const { kopf: head } of tables) {
    if (head.every((cell) => cell === '')) {
      yield {
        regel: 'tabellen',
        meldung:
          'Die Spalten einer Tabelle haben keine Überschriften. Wer sie hört, weiß nicht, was die Zahlen bedeuten.',
      };
    }
  }
  for (const { alt, href } of images) {
    if (alt.trim() === '') yield { regel: 'bilder', meldung: `Das Bild ${quote(href)} hat keine Beschreibung.` };
  }
}

function* checkLanguage({ absaetze: paragraphs }: Parsed): Generator<Omit<Finding, 'feld'>> {
  for (const paragraph of paragraphs) {
    const shouted = SHOUTED.exec(paragraph)?.[0];
    if (shouted) {
      yield {
        regel: 'grossbuchstaben',
        meldung: `${quote(shouted)} steht in Großbuchstaben. Das liest sich wie Schreien, und manche Vorleseprogramme buchstabieren es.`,
      };
    }
    for (const sentence of splitSentences(paragraph)) {
      const { length } = splitWords(sentence);
      if (length > LONG_SENTENCE)
        yield { regel: 'saetze', meldung: `Ein Satz hat ${length} Wörter: ${quote(sentence)} Teilen Sie ihn.` };
    }
  }
  const readability = computeReadability(paragraphs);
  if (readability !== null && readability < HEAVY_UNDER) {
    yield {
      regel: 'saetze',
      meldung: `Der Text ist schwer zu lesen: ${readability} von 100 Punkten (Lesbarkeit nach Amstad 1978; ab 50 verstehen ihn die meisten).`,
    };
  }
}

/** Findings for one text of an entry. */
export function checkText({ feld: field, text, isMarkdown }: TextPiece): Finding[] {
  const parsed =
    isMarkdown && findMarkdownFault(text) === null ? readMarkdown(text) : readPlainText(text.replaceAll('&shy;', ''));
  return [...checkStructure(parsed), ...checkLanguage(parsed)].map((finding) => ({ ...finding, feld: field }));
}
