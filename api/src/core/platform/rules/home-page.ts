/** First breadcrumb, independent of the title of the start page. */
export const HOME_PAGE = { title: 'Startseite', href: '/' };
