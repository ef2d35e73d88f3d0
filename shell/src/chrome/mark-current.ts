const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;', "'": '&#x27;' };

/**
 * Tells the page `pfad` apart in the markup of header or footer: its links get `aria-current="page"`, and on the start
 * page the logo is no link (specification A2).
 */
export function markCurrent(html: string, pfad: string): string {
  const href = `href="${pfad.replace(/[&"<>']/g, (sign) => escapes[sign] ?? sign)}"`;
  const marked = html.replaceAll(` ${href}`, ` ${href} aria-current="page"`);
  return pfad === '/' ? marked.replace(`class="gm-logo" ${href} aria-current="page"`, 'class="gm-logo"') : marked;
}
