/** Of all accounts of the demo (`DEMO_PASSWORT`). */
export const PASSWORD = 'bench-passwort';

/** Headers of somebody at the desk, who writes content, too. */
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
