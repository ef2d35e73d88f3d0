/** Removes the SEO tags of the page that the server rendered (page/seo/render-seo.ts) when another page is shown. */
export function removeSeo(): void {
  for (const fact of document.querySelectorAll('meta[property],[type="application/ld+json"]')) fact.remove();
}
