import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { getSender } from './get-sender.ts';
import { DARK, STYLE } from './mail-style.ts';
import type { RenderedMail } from './render-mail.ts';

/** The municipality as in `gemeinde.yaml`. */
export type Letterhead = Pick<Gemeinde, 'name' | 'zusatz' | 'strasse' | 'plz' | 'ort' | 'telefon' | 'email'>;

/** For a site without content: only the sender's name. */
export const createLetterhead = (sender: string): Letterhead => ({
  name: getSender(sender),
  zusatz: '',
  strasse: '',
  plz: '',
  ort: '',
  telefon: '',
  email: '',
});

type Content = Pick<RenderedMail, 'betreff' | 'text' | 'html'>;

/** Wraps the mail in the municipality's name and contact details. Mails load no files from the site. */
export function putOnLetterhead(
  { betreff: subject, text, html }: Content,
  letterhead: Letterhead,
  siteUrl: string,
): Content {
  const { name, zusatz: addition, strasse: street, plz: postcode, ort: location, telefon: phone, email } = letterhead;
  const postalAddress = [name, street, `${postcode} ${location}`.trim()].filter(Boolean);
  const fuss = ['-- ', ...postalAddress, phone && `Telefon ${phone}`, email, siteUrl].filter(Boolean).join('\n');
  const crossReference = (address: string, words: string) =>
    `<a href="${escapeHtml(address)}" class="gm-verweis" style="${STYLE.verweis}">${escapeHtml(words)}</a>`;
  const reachable = [
    ...(phone ? [`Telefon ${crossReference(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone)}`] : []),
    ...(email ? [crossReference(`mailto:${email}`, email)] : []),
    crossReference(siteUrl, new URL(siteUrl).host),
  ];
  return {
    betreff: subject,
    text: `${text}\n${fuss}\n`,
    html: `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="gm-flaeche" style="${STYLE.flaeche}">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:640px;margin:0 auto">
<tr><td style="${STYLE.kopf}">${escapeHtml(name)}${addition ? `<br><span style="${STYLE.zusatz}">${escapeHtml(addition)}</span>` : ''}</td></tr>
<tr><td class="gm-blatt" style="${STYLE.blatt}">
${html}</td></tr>
<tr><td class="gm-footer" style="${STYLE.fuss}">${postalAddress.map(escapeHtml).join('<br>')}<br><br>${reachable.join('<br>')}</td></tr>
</table>
</body></html>
`,
  };
}
