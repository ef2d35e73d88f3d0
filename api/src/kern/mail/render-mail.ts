import { escapeHtml } from '../regeln/escape-html.ts';
import type { Mail, MailTeil } from './mail.ts';
import { STIL } from './mail-stil.ts';
import { escapeLines, removeControlCharacters, splitIntoLines } from './mail-text.ts';

const MAX_BETREFF = 150;

/** What the outbox keeps of a mail. */
export interface GerenderteMail {
  an: string;
  antwort_an: string | null;
  betreff: string;
  text: string;
  /** What stands on the letterhead (`letterhead.ts`). */
  html: string;
  /** JSON of the files that go along. */
  anhaenge: string | null;
  bezug: string | null;
  abmeldung: string | null;
}

/**
 * Renders a mail as plain text and as HTML of the same content. Whatever came from a visitor can neither add a header
 * (no control characters in addresses and subject) nor markup, nor pass itself off as another answer's line.
 */
export function renderMail({ an, antwortAn, betreff, teile, anhaenge, bezug, abmeldung }: Mail): GerenderteMail {
  return {
    an: checkAddress(an),
    antwort_an: antwortAn === undefined ? null : checkAddress(antwortAn),
    betreff: removeControlCharacters(betreff).slice(0, MAX_BETREFF),
    text: `${teile.map(renderText).join('\n\n')}\n`,
    html: `${teile.map(renderHtml).join('\n')}\n`,
    anhaenge: anhaenge ? JSON.stringify(anhaenge) : null,
    bezug: bezug ?? null,
    abmeldung: abmeldung ?? null,
  };
}

/** Schemas have checked addresses long before; here a slip would let somebody choose recipients. */
function checkAddress(adresse: string): string {
  if (!/^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:]+$/.test(adresse)) throw new Error('A mail needs exactly one address');
  return adresse;
}

function renderText(teil: MailTeil): string {
  switch (teil.art) {
    case 'ueberschrift':
      return `${teil.text}\n${'='.repeat(teil.text.length)}`;
    case 'absatz':
      return teil.text;
    case 'knopf':
    case 'verweis':
      return `${removeControlCharacters(teil.text)}:\n${teil.adresse}`;
    case 'verweise': {
      const zeilen = teil.eintraege.map(({ text, adresse }) => `- ${removeControlCharacters(text)}\n  ${adresse}`);
      return [teil.titel, '-'.repeat(teil.titel.length), ...zeilen].join('\n');
    }
    case 'angaben':
      return teil.angaben.map(({ titel, wert }) => `${titel}:\n${indent(wert)}`).join('\n\n');
  }
}

function indent(wert: string): string {
  return splitIntoLines(wert)
    .map((zeile) => `  ${zeile}`.trimEnd())
    .join('\n');
}

function renderHtml(teil: MailTeil): string {
  switch (teil.art) {
    case 'ueberschrift':
      return `<h1 style="${STIL.titel}">${escapeHtml(teil.text)}</h1>`;
    case 'absatz':
      return `<p style="${STIL.absatz}">${escapeLines(teil.text)}</p>`;
    case 'knopf':
      return `<p style="${STIL.absatz}">${renderLink(teil, 'knopf')}</p>`;
    case 'verweis':
      return `<p style="${STIL.absatz}">${renderLink(teil, 'verweis')}</p>`;
    case 'verweise': {
      const eintraege = teil.eintraege.map((eintrag) => `<li>${renderLink(eintrag, 'verweis')}</li>`);
      return `<h2 style="${STIL.untertitel}">${escapeHtml(teil.titel)}</h2><ul>${eintraege.join('')}</ul>`;
    }
    case 'angaben': {
      const zeilen = teil.angaben.map(
        ({ titel, wert }) =>
          `<tr><th scope="row" class="gm-zelle" style="${STIL.name}">${escapeHtml(titel)}</th><td class="gm-zelle" style="${STIL.wert}">${escapeLines(wert)}</td></tr>`,
      );
      return `<table style="${STIL.tabelle}">${zeilen.join('')}</table>`;
    }
  }
}

function renderLink({ text, adresse }: { text: string; adresse: string }, art: 'knopf' | 'verweis'): string {
  const worte = escapeHtml(removeControlCharacters(text));
  return `<a href="${escapeHtml(adresse)}" class="gm-${art}" style="${STIL[art]}">${worte}</a>`;
}
