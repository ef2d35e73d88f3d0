export const SECRET_PARAMETER = 'token';

/** Whether an address has a secret, as links in mails do. */
export const hasSecret = (query: URLSearchParams): boolean => query.has(SECRET_PARAMETER);
