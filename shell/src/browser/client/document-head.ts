import type { PageHead } from '../../base/seite-daten.ts';

interface HeadTag {
  selector: string;
  tag: 'meta' | 'link';
  /** Null: the page has no such tag. */
  attributes: Record<string, string> | null;
}

const listTags = ({ description, robots, canonical, feed }: PageHead): HeadTag[] => [
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

/** Updates the document's head for the page on screen; the server does the same in page/layout/document.tsx. */
export function writeHead(header: PageHead): void {
  const { head, documentElement } = document;
  document.title = header.documentTitle;
  documentElement.dataset.theme = header.theme;
  documentElement.dataset.layout = header.layout;
  for (const { selector, tag, attributes } of listTags(header)) {
    head.querySelector(selector)?.remove();
    if (!attributes) continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    head.append(element);
  }
}

/** Reads the same from the head that the server sent. */
export function readHead(status: number): PageHead {
  const { head, documentElement, title } = document;
  const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute) ?? null;
  const feed = head.querySelector<HTMLLinkElement>('link[rel=alternate]');
  return {
    status,
    layout: documentElement.dataset.layout as PageHead['layout'],
    theme: documentElement.dataset.theme ?? '',
    documentTitle: title,
    description: read('meta[name=description]', 'content'),
    robots: read('meta[name=robots]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    ...(feed ? { feed: { title: feed.title, href: feed.getAttribute('href') ?? '' } } : {}),
  };
}
