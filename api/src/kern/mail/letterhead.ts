import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { escapeHtml } from '../regeln/escape-html.ts';
import { getAbsender } from './get-absender.ts';
import { DUNKEL, STIL } from './mail-stil.ts';
import type { GerenderteMail } from './render-mail.ts';

/** Whose mail it is; as `gemeinde.yaml` says. */
export type Briefkopf = Pick<Gemeinde, 'name' | 'zusatz' | 'strasse' | 'plz' | 'ort' | 'telefon' | 'email'>;

/** Of a site that has no content yet: its sender's name. */
export const createBriefkopf = (absender: string): Briefkopf => ({
  name: getAbsender(absender),
  zusatz: '',
  strasse: '',
  plz: '',
  ort: '',
  telefon: '',
  email: '',
});

type Inhalt = Pick<GerenderteMail, 'betreff' | 'text' | 'html'>;

/** A mail that was stored by a version that wrote whole documents. */
const isDokument = (html: string) => html.startsWith('<!doctype');

/** Puts what a mail says between name and address of the municipality. Pictures and files of the site stay out of mails. */
export function putOnLetterhead({ betreff, text, html }: Inhalt, briefkopf: Briefkopf, siteUrl: string): Inhalt {
  if (isDokument(html)) return { betreff, text, html };
  const { name, zusatz, strasse, plz, ort, telefon, email } = briefkopf;
  const anschrift = [name, strasse, `${plz} ${ort}`.trim()].filter(Boolean);
  const fuss = ['-- ', ...anschrift, telefon && `Telefon ${telefon}`, email, siteUrl].filter(Boolean).join('\n');
  const verweis = (adresse: string, worte: string) =>
    `<a href="${escapeHtml(adresse)}" class="gm-verweis" style="${STIL.verweis}">${escapeHtml(worte)}</a>`;
  const erreichbar = [
    ...(telefon ? [`Telefon ${verweis(`tel:${telefon.replaceAll(/[^\d+]/g, '')}`, telefon)}`] : []),
    ...(email ? [verweis(`mailto:${email}`, email)] : []),
    verweis(siteUrl, new URL(siteUrl).host),
  ];
  return {
    betreff,
    text: `${text}\n${fuss}\n`,
    html: `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(betreff)}</title><style>${DUNKEL}</style></head>
<body class="gm-flaeche" style="${STIL.flaeche}">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:640px;margin:0 auto">
<tr><td style="${STIL.kopf}">${escapeHtml(name)}${zusatz ? `<br><span style="${STIL.zusatz}">${escapeHtml(zusatz)}</span>` : ''}</td></tr>
<tr><td class="gm-blatt" style="${STIL.blatt}">
${html}</td></tr>
<tr><td class="gm-fuss" style="${STIL.fuss}">${anschrift.map(escapeHtml).join('<br>')}<br><br>${erreichbar.join('<br>')}</td></tr>
</table>
</body></html>
`,
  };
}
