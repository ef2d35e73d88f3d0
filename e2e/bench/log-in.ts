/** Of all demo accounts (`DEMO_PASSWORD`). */
export const PASSWORD = 'bench-passwort';

/** Request headers of an account with the rights of desk and editor. */
export async function logIn(url: string): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/api/cms/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'redaktion@musterhardt.example', passwort: PASSWORD }),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (!token) throw new Error(`Logging in answered ${reply.status}`);
  return { authorization: token };
}
