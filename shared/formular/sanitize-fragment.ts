/** What the toolbar can make, and what pasted text may bring along; everything else loses its tags and keeps its words. */
const TAGS = new Set(['P', 'DIV', 'BR', 'UL', 'OL', 'LI', 'B', 'STRONG', 'I', 'EM', 'A']);
const DROPPED = 'script,style,template,iframe,object,embed,svg,math,noscript,head,title';

/** Pasted HTML as nodes without anything that could run, load or restyle. The api cleans again what arrives. */
export function sanitizeFragment(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  // Word tells its older versions what to do in comments.
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll('*')) {
    if (!TAGS.has(element.tagName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (/^(https?:|mailto:|tel:)/i.test(href)) element.setAttribute('href', href);
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...body.childNodes);
  return document.importNode(fragment, true);
}
