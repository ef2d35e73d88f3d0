/** Template names, which identify the page's plain forms. */
export const BOOKS = 'ferien-kasse';
export const ACCOUNT = 'ferien-konto';
