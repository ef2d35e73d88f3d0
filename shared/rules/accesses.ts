/**
 * The two kinds of log-in, staff and council, and the cookie with each one's token (requirements R-2, I-1). Scripts
 * cannot read it; the site's gateway converts it to the header that the calls expect. `geraet` is the device cookie of
 * brute-force protection: it grants no access, but keeps known browsers from being locked out by others' attempts.
 */
export const ACCESSES = {
  intern: { cookie: 'intranetauth', header: 'authorization', geraet: 'intranetgeraet' },
  rat: { cookie: 'ratsinfoauthJWT', header: 'ratsinfosystem-authorization', geraet: 'ratsinfogeraet' },
} as const;
export type AccessKind = keyof typeof ACCESSES;

/**
 * Kinds of accounts. A club logs in to the staff area with a link instead of a password, and sees only its own entries.
 */
export const ACCOUNT_KINDS = ['intern', 'rat', 'verein'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Names of the roles that an administrator gives to an account. */
export const ROLE_NAMES = { redaktion: 'Freigaben', admin: 'Konten verwalten' } as const;

/** Sent to browsers in place of the token, which is in the cookie. */
export const TOKEN_IN_COOKIE = 'cookie';
