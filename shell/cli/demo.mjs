/** Whether a listener at this host is reachable from this computer only. */
const isLocalHost = (host) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function isLocalUrl(url) {
  try {
    return isLocalHost(new URL(url).hostname);
  } catch {
    return false;
  }
}

/** The variable that exposes the site to other machines, or undefined. */
function findOpening(env) {
  const isOpen = (name, isLocal) => env[name] !== undefined && !isLocal(env[name]);
  return (
    ['HOST', 'API_HOST'].find((name) => isOpen(name, isLocalHost)) ??
    ['PUBLIC_URL', 'SITE_URL'].find((name) => env[name] && isOpen(name, isLocalUrl))
  );
}

/**
 * Decides whether the demo accounts, whose password is public, may log in: only on localhost and with the embedded
 * database, unless the environment says otherwise. `line` explains the decision to the operator.
 */
export function decideDemo(env) {
  if (env.DEMO_PASSWORD) return { env: {}, line: 'Demo accounts log in with the password of DEMO_PASSWORD.' };
  const howToOwn = 'DEMO_PASSWORD=… gives them one of your own, npm run account makes real accounts.';
  if (env.DEMO_ACCOUNTS)
    return { env: {}, line: `DEMO_ACCOUNTS=${env.DEMO_ACCOUNTS} decides on the demo accounts. ${howToOwn}` };
  const reason = env.DATABASE_URL || env.DATABASE_URL_FILE ? 'DATABASE_URL' : findOpening(env);
  return reason
    ? {
        env: { DEMO_ACCOUNTS: '0' },
        line: `Demo accounts cannot log in, because ${reason} is set and their password is public. ${howToOwn}`,
      }
    : {
        env: { DEMO_ACCOUNTS: '1' },
        line: 'Demo accounts log in with the password of api/README.md while only this computer reaches the site; DEMO_ACCOUNTS=0 ends that.',
      };
}
