import { maskiereHtml } from '../regeln/maskiere-html.ts';
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
export function rendereMail({ an, antwortAn, betreff, teile, anhaenge, bezug, abmeldung }: Mail): GerenderteMail {
  const zeile = entferneSteuerzeichen(betreff).slice(0, MAX_BETREFF);
  return {
    an: pruefeAdresse(an),
    antwort_an: antwortAn === undefined ? null : pruefeAdresse(antwortAn),
    betreff: zeile,
    text: `${teile.map(rendereText).join('\n\n')}\n`,
    html: rendereDokument(zeile, teile.map(rendereHtml).join('\n')),
    anhaenge: anhaenge ? JSON.stringify(anhaenge) : null,
    bezug: bezug ?? null,
    abmeldung: abmeldung ?? null,
  };
}

/** Schemas have checked addresses long before; here a slip would let somebody choose recipients. */
function pruefeAdresse(adresse: string): string {
  if (!/^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:]+$/.test(adresse)) throw new Error('A mail needs exactly one address');
  return adresse;
}

function rendereText(teil: MailTeil): string {
  if (teil.art === 'ueberschrift') return `${teil.text}\n${'='.repeat(teil.text.length)}`;
  if (teil.art === 'absatz') return teil.text;
  if (teil.art === 'verweise') {
    const zeilen = teil.eintraege.map(({ text, adresse }) => `- ${entferneSteuerzeichen(text)}\n  ${adresse}`);
    return [teil.titel, '-'.repeat(teil.titel.length), ...zeilen].join('\n');
  }
  return teil.angaben.map(({ titel, wert }) => `${titel}:\n${rueckeEin(wert)}`).join('\n\n');
}

function rueckeEin(wert: string): string {
  return zerlegeInZeilen(wert)
    .map((zeile) => `  ${zeile}`.trimEnd())
    .join('\n');
}

function rendereHtml(teil: MailTeil): string {
  if (teil.art === 'ueberschrift') return `<h1 style="font-size:1.3em">${maskiereHtml(teil.text)}</h1>`;
  if (teil.art === 'absatz') return `<p>${zerlegeInZeilen(teil.text).map(verlinke).join('<br>')}</p>`;
  if (teil.art === 'verweise') {
    const eintraege = teil.eintraege.map(
      ({ text, adresse }) =>
        `<li><a href="${maskiereHtml(adresse)}">${maskiereHtml(entferneSteuerzeichen(text))}</a></li>`,
    );
    return `<h2 style="font-size:1.1em">${maskiereHtml(teil.titel)}</h2><ul>${eintraege.join('')}</ul>`;
  }
  const angaben = teil.angaben.map(
    ({ titel, wert }) =>
      `<dt><b>${maskiereHtml(titel)}</b></dt><dd style="margin:0 0 1em">${maskiereZeilen(wert)}</dd>`,
  );
  return `<dl>${angaben.join('')}</dl>`;
}

function rendereDokument(titel: string, inhalt: string): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${maskiereHtml(titel)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:40em">
${inhalt}
</body></html>
`;
}

function zerlegeInZeilen(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(entferneSteuerzeichen);
}

function entferneSteuerzeichen(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** A line that is an address and nothing else can be clicked; not every program sees to that itself. */
function verlinke(zeile: string): string {
  const text = maskiereHtml(zeile);
  return /^https?:\/\/\S+$/.test(zeile) ? `<a href="${text}">${text}</a>` : text;
}

function maskiereZeilen(text: string): string {
  return zerlegeInZeilen(text).map(maskiereHtml).join('<br>');
}
