/** Reference to the Atom feed of an overview page. */
export function buildFeed(overview: { title: string; href: string }): { title: string; href: string } {
  return { title: overview.title, href: `${overview.href}feed.xml` };
}
