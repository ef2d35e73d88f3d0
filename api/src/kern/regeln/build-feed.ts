/** The Atom feed of a page that lists entries, as its route names it. */
export function buildFeed(uebersicht: { title: string; href: string }): { title: string; href: string } {
  return { title: uebersicht.title, href: `${uebersicht.href}feed.xml` };
}
