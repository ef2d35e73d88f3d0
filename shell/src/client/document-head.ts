import type { Seitenkopf } from '../seite/seite-daten.ts';

interface HeadTag {
  selector: string;
  tag: 'meta' | 'link';
  /** Null: the page says nothing of the kind. */
  attributes: Record<string, string> | null;
}

const listTags = ({ description, robots, canonical, feed }: Seitenkopf): HeadTag[] => [
  {
    selector: 'meta[name=description]',
    tag: 'meta',
    attributes: description ? { name: 'description', content: description } : null,
  },
  { selector: 'meta[name=robots]', tag: 'meta', attributes: robots ? { name: 'robots', content: robots } : null },
  {
    selector: 'link[rel=canonical]',
    tag: 'link',
    attributes: canonical ? { rel: 'canonical', href: canonical } : null,
  },
  {
    selector: 'link[rel=alternate]',
    tag: 'link',
    attributes: feed ? { rel: 'alternate', type: 'application/atom+xml', ...feed } : null,
  },
];

/** Makes the document say of itself what the page on screen says; the server does the same in seite/dokument.tsx. */
export function writeHead(kopf: Seitenkopf): void {
  const { head, documentElement } = document;
  document.title = kopf.documentTitle;
  documentElement.dataset.theme = kopf.theme;
  documentElement.dataset.layout = kopf.layout;
  for (const { selector, tag, attributes } of listTags(kopf)) {
    head.querySelector(selector)?.remove();
    if (!attributes) continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    head.append(element);
  }
}

/** The same of the document as the server sent it. */
export function readHead(status: number): Seitenkopf {
  const { head, documentElement, title } = document;
  const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute) ?? null;
  const feed = head.querySelector<HTMLLinkElement>('link[rel=alternate]');
  return {
    status,
    layout: documentElement.dataset.layout as Seitenkopf['layout'],
    theme: documentElement.dataset.theme ?? '',
    documentTitle: title,
    description: read('meta[name=description]', 'content'),
    robots: read('meta[name=robots]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    ...(feed ? { feed: { title: feed.title, href: feed.getAttribute('href') ?? '' } } : {}),
  };
}
