const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;', "'": '&#x27;' };

/** Opens the menu's disclosures around the marked link; around the first one if there are two. */
function openBranch(html: string): string {
  const open: number[] = [];
  for (const { 0: found, index } of html.matchAll(/<details|<\/details|aria-current=/g)) {
    if (found === '<details') open.push(index + found.length);
    else if (found === '</details') open.pop();
    else if (open.length > 0) break;
  }
  return open.reduceRight((opened, at) => `${opened.slice(0, at)} open=""${opened.slice(at)}`, html);
}

/**
 * Marks the page `path` in the markup of header or footer: its links get `aria-current="page"`, its branch of the menu
 * is open, and on the start page the logo is no link (requirement S-7).
 */
export function markCurrent(html: string, path: string): string {
  const href = `href="${path.replace(/[&"<>']/g, (sign) => escapes[sign] ?? sign)}"`;
  const marked = openBranch(html.replaceAll(` ${href}`, ` ${href} aria-current="page"`));
  return path === '/' ? marked.replace(`class="gm-logo" ${href} aria-current="page"`, 'class="gm-logo"') : marked;
}
