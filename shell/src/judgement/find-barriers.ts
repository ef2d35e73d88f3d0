const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Findings of axe in a piece of HTML, one line per element. Not checked: colours, which are not painted here, and rules
 * that apply to whole pages only.
 */
export async function findBarriers(html: string, document: Document): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  try {
    const { violations } = await axe.run(place, {
      runOnly: TAGS,
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html: element }) => `${id} (${help}): ${element}`));
  } finally {
    place.remove();
  }
}
