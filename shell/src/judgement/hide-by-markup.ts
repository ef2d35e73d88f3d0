/** Elements that browsers do not show, whatever a page's own styles say. */
const NEVER = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'DATALIST', 'HEAD', 'TITLE', 'META', 'LINK'];

const isHidden = (element: Element) =>
  NEVER.includes(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden');

/**
 * Where no stylesheet is loaded, what is not shown stands in the markup. jsdom would match the whole default stylesheet of
 * browsers with every element instead, which is two thirds of the time that looking for barriers takes.
 */
export function hideByMarkup({ document }: Window): Document {
  const view = document.defaultView;
  if (!view) throw new Error('A document of a window is needed');
  const gone = document.createElement('i').style;
  gone.display = 'none';
  const plain = document.createElement('i').style;
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo) return plain;
    return isHidden(element) ? gone : ((element as HTMLElement).style ?? plain);
  };
  return document;
}
