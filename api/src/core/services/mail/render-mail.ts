import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { Mail, MailPart } from './mail.ts';
import { STYLE } from './mail-style.ts';
import { escapeLines, removeControlCharacters, splitIntoLines } from './mail-text.ts';

const MAX_SUBJECT = 150;

/** A mail as stored in the outbox. */
export interface RenderedMail {
  an: string;
  antwort_an: string | null;
  betreff: string;
  text: string;
  /** Content of the letterhead (`letterhead.ts`). */
  html: string;
  /** Attachments as JSON. */
  anhaenge: string | null;
  bezug: string | null;
  abmeldung: string | null;
}

/**
 * Renders a mail as plain text and as HTML with the same content. User input can add neither headers (control
 * characters are removed from addresses and subject) nor markup, and cannot imitate the line of another answer.
 */
export function renderMail({
  an,
  antwortAn: answerAn,
  betreff: subject,
  teile: parts,
  anhaenge: attachments,
  bezug: relation,
  abmeldung: unsubscription,
}: Mail): RenderedMail {
  return {
    an: checkAddress(an),
    antwort_an: answerAn === undefined ? null : checkAddress(answerAn),
    betreff: removeControlCharacters(subject).slice(0, MAX_SUBJECT),
    text: `${parts.map(renderText).join('\n\n')}\n`,
    html: `${parts.map(renderHtml).join('\n')}\n`,
    anhaenge: attachments ? JSON.stringify(attachments) : null,
    bezug: relation ?? null,
    abmeldung: unsubscription ?? null,
  };
}

/** Defence in depth: addresses are already validated, but a bug here would allow choosing the recipients. */
function checkAddress(address: string): string {
  if (!/^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:]+$/.test(address)) throw new Error('A mail needs exactly one address');
  return address;
}

function renderText(part: MailPart): string {
  switch (part.art) {
    case 'ueberschrift':
      return `${part.text}\n${'='.repeat(part.text.length)}`;
    case 'absatz':
      return part.text;
    case 'knopf':
    case 'verweis':
      return `${removeControlCharacters(part.text)}:\n${part.adresse}`;
    case 'verweise': {
      const lines = part.eintraege.map(
        ({ text, adresse: address }) => `- ${removeControlCharacters(text)}\n  ${address}`,
      );
      return [part.titel, '-'.repeat(part.titel.length), ...lines].join('\n');
    }
    case 'angaben':
      return part.angaben.map(({ titel: title, wert: value }) => `${title}:\n${indent(value)}`).join('\n\n');
  }
}

function indent(value: string): string {
  return splitIntoLines(value)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

function renderHtml(part: MailPart): string {
  switch (part.art) {
    case 'ueberschrift':
      return `<h1 style="${STYLE.titel}">${escapeHtml(part.text)}</h1>`;
    case 'absatz':
      return `<p style="${STYLE.absatz}">${escapeLines(part.text)}</p>`;
    case 'knopf':
      return `<p style="${STYLE.absatz}">${renderLink(part, 'knopf')}</p>`;
    case 'verweis':
      return `<p style="${STYLE.absatz}">${renderLink(part, 'verweis')}</p>`;
    case 'verweise': {
      const entries = part.eintraege.map((entry) => `<li>${renderLink(entry, 'verweis')}</li>`);
      return `<h2 style="${STYLE.untertitel}">${escapeHtml(part.titel)}</h2><ul>${entries.join('')}</ul>`;
    }
    case 'angaben': {
      const lines = part.angaben.map(
        ({ titel: title, wert: value }) =>
          `<tr><th scope="row" class="gm-zelle" style="${STYLE.name}">${escapeHtml(title)}</th><td class="gm-zelle" style="${STYLE.wert}">${escapeLines(value)}</td></tr>`,
      );
      return `<table style="${STYLE.tabelle}">${lines.join('')}</table>`;
    }
  }
}

function renderLink({ text, adresse: address }: { text: string; adresse: string }, kind: 'knopf' | 'verweis'): string {
  const words = escapeHtml(removeControlCharacters(text));
  return `<a href="${escapeHtml(address)}" class="gm-${kind}" style="${STYLE[kind]}">${words}</a>`;
}
