/** First of all breadcrumbs; called so whatever welcome the page's own title says. */
export const STARTSEITE = { title: 'Startseite', href: '/' };
