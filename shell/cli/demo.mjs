/** Whether only this computer reaches what listens there. */
const isLocalHost = (host) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function isLocalUrl(url) {
  try {
    return isLocalHost(new URL(url).hostname);
  } catch {
    return false;
  }
}

/** The variable that opens the site to others, or undefined. */
function findOpening(env) {
  const isOpen = (name, isLocal) => env[name] !== undefined && !isLocal(env[name]);
  return (
    ['HOST', 'API_HOST'].find((name) => isOpen(name, isLocalHost)) ??
    ['PUBLIC_URL', 'SITE_URL'].find((name) => env[name] && isOpen(name, isLocalUrl))
  );
}

/**
 * Whether the accounts of the demo content, whose password everybody can read, may log in: on this computer alone, and
 * only into the embedded database, unless the environment says otherwise. `line` tells it to whoever starts the site.
 */
export function decideDemo(env) {
  if (env.DEMO_PASSWORT) return { env: {}, line: 'Demo accounts log in with the password of DEMO_PASSWORT.' };
  const howToOwn = 'DEMO_PASSWORT=… gives them one of your own, npm run konto makes real accounts.';
  if (env.DEMO_KONTEN)
    return { env: {}, line: `DEMO_KONTEN=${env.DEMO_KONTEN} decides on the demo accounts. ${howToOwn}` };
  const reason = env.DATABASE_URL || env.DATABASE_URL_FILE ? 'DATABASE_URL' : findOpening(env);
  return reason
    ? {
        env: { DEMO_KONTEN: '0' },
        line: `Demo accounts cannot log in, because ${reason} is set and their password is public. ${howToOwn}`,
      }
    : {
        env: { DEMO_KONTEN: '1' },
        line: 'Demo accounts log in with the password of api/README.md while only this computer reaches the site; DEMO_KONTEN=0 ends that.',
      };
}
