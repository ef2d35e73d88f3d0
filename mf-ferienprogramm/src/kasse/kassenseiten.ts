/** Names of the templates whose plain forms are told apart by them. */
export const KASSE = 'ferien-kasse';
export const KONTO = 'ferien-konto';
