/**
 * Calls of the api that get the visitor's log-in, by remote and by path of the page. The shell decides it, because a
 * release could grant itself anything. A remote that is not in this table gets no log-in.
 */
const SESSION_CALLS = new Map<string, Readonly<Record<string, readonly string[]>>>([
  [
    'mf-intranet',
    {
      '/intranet/': [
        '/api/cms/intranet/',
        '/api/cms/login',
        '/api/cms/logout',
        '/api/cms/passwort',
        '/api/cms/verein/',
        '/api/cms/zweiter-faktor',
        '/api/intranet/freigaben/',
        '/api/intranet/redaktion/',
      ],
      '/ratsinfo/': ['/api/cms/raete/'],
    },
  ],
  ['mf-ratsinfo', { '/ratsinfo/': ['/api/cms/raete/', '/api/cms/ratsinfo/'] }],
  ['mf-ferienprogramm', { '/intranet/': ['/api/intranet/ferienprogramm/'] }],
]);

/** Without `..` and encoded characters, which would leave the prefix. */
const PLAIN = /^[\w/-]+$/;

/** Whether a call of a remote's block on this page is made with the visitor's log-in. */
export function getsSession(remote: string, sitePath: string, call: string): boolean {
  return Object.entries(SESSION_CALLS.get(remote) ?? {}).some(
    ([path, calls]) => sitePath.startsWith(path) && PLAIN.test(call) && calls.some((prefix) => call.startsWith(prefix)),
  );
}
