/** Tags allowed from the toolbar and in pasted text; of all others only the text is kept. */
const TAGS = new Set(['P', 'DIV', 'BR', 'UL', 'OL', 'LI', 'B', 'STRONG', 'I', 'EM', 'A']);
const DROPPED = 'script,style,template,iframe,object,embed,svg,math,noscript,head,title';

/** Parses pasted HTML and removes everything that could run, load or restyle something. The api sanitises again. */
export function sanitizeFragment(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  // Word puts instructions for its older versions into comments.
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
