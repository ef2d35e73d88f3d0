/** The staff's start page, where one logs in, as the breadcrumbs name it. */
export const INTRANET = { title: 'Intranet', href: '/intranet/' };
