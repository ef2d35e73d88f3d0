/** Takes the facts of the page that the server rendered out of the head (seo/render-seo.ts): another one is on screen. */
export function removeSeo(): void {
  for (const fact of document.head.querySelectorAll('meta[property],[type="application/ld+json"]')) fact.remove();
}
