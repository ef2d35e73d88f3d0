import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { findErrorText } from '../../base/error-text.ts';

/** Styles without the site's stylesheet and fonts: this client would be refused them, too. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;background:#f7f5f0;color:#17211f;font:1.125rem/1.55 "Fira Sans",system-ui,sans-serif}' +
  'header{padding:3rem 1.25rem;background:#0b3b38;color:#fff}' +
  'h1,h2,p{max-width:44rem;margin:0 auto}' +
  'h1{font-size:clamp(2rem,1.4rem + 3vw,3.75rem);line-height:1.12}' +
  'main{padding:2rem 1.25rem}' +
  'h2{font-size:clamp(1.5rem,1.36rem + .6vw,1.875rem);line-height:1.22}' +
  'p{margin-top:1.5rem}' +
  'a{color:#0f5b55}a:focus-visible{outline:3px solid;outline-offset:3px}' +
  '@media (prefers-color-scheme:dark){body{background:#101816;color:#e9eeeb}a{color:#a9d3cc}}';

const { titel: title, text } = findErrorText(429);

const HTML = `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fehler - 429</title><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><header><h1>Fehler - 429</h1></header>
<main><h2>${title}</h2><p>${text}</p><p><a href="/">Zurück zur Startseite</a></p></main></body></html>
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The error page for clients whose turn is too far off: rendered once, because it is sent under overload. */
export function sendTooManyRequestsPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(HTML);
}
