/** The staff's start page with the login, as shown in breadcrumbs. */
export const INTRANET = { title: 'Intranet', href: '/intranet/' };
