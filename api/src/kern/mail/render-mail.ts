import { escapeHtml } from '../regeln/escape-html.ts';
import type { Mail, MailTeil } from './mail.ts';

const MAX_BETREFF = 150;

/** What the outbox keeps of a mail. */
export interface GerenderteMail {
  an: string;
  antwort_an: string | null;
  betreff: string;
  text: string;
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
  const zeile = removeControlCharacters(betreff).slice(0, MAX_BETREFF);
  return {
    an: checkAddress(an),
    antwort_an: antwortAn === undefined ? null : checkAddress(antwortAn),
    betreff: zeile,
    text: `${teile.map(renderText).join('\n\n')}\n`,
    html: renderDokument(zeile, teile.map(renderHtml).join('\n')),
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
  if (teil.art === 'ueberschrift') return `${teil.text}\n${'='.repeat(teil.text.length)}`;
  if (teil.art === 'absatz') return teil.text;
  if (teil.art === 'verweise') {
    const zeilen = teil.eintraege.map(({ text, adresse }) => `- ${removeControlCharacters(text)}\n  ${adresse}`);
    return [teil.titel, '-'.repeat(teil.titel.length), ...zeilen].join('\n');
  }
  return teil.angaben.map(({ titel, wert }) => `${titel}:\n${indent(wert)}`).join('\n\n');
}

function indent(wert: string): string {
  return splitIntoLines(wert)
    .map((zeile) => `  ${zeile}`.trimEnd())
    .join('\n');
}

function renderHtml(teil: MailTeil): string {
  if (teil.art === 'ueberschrift') return `<h1 style="font-size:1.3em">${escapeHtml(teil.text)}</h1>`;
  if (teil.art === 'absatz') return `<p>${splitIntoLines(teil.text).map(link).join('<br>')}</p>`;
  if (teil.art === 'verweise') {
    const eintraege = teil.eintraege.map(
      ({ text, adresse }) =>
        `<li><a href="${escapeHtml(adresse)}">${escapeHtml(removeControlCharacters(text))}</a></li>`,
    );
    return `<h2 style="font-size:1.1em">${escapeHtml(teil.titel)}</h2><ul>${eintraege.join('')}</ul>`;
  }
  const angaben = teil.angaben.map(
    ({ titel, wert }) => `<dt><b>${escapeHtml(titel)}</b></dt><dd style="margin:0 0 1em">${escapeLines(wert)}</dd>`,
  );
  return `<dl>${angaben.join('')}</dl>`;
}

function renderDokument(titel: string, inhalt: string): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(titel)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:40em">
${inhalt}
</body></html>
`;
}

function splitIntoLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(removeControlCharacters);
}

function removeControlCharacters(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** A line that is an address and nothing else can be clicked; not every program sees to that itself. */
function link(zeile: string): string {
  const text = escapeHtml(zeile);
  return /^https?:\/\/\S+$/.test(zeile) ? `<a href="${text}">${text}</a>` : text;
}

function escapeLines(text: string): string {
  return splitIntoLines(text).map(escapeHtml).join('<br>');
}
