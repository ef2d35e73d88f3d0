import { describe, expect, it } from 'vitest';
import { decideDemo } from './demo.mjs';

describe('accounts with a published password', () => {
  it.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000/', SITE_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: '' },
  ])('log in when only this computer reaches the site: %o', (env) => {
    const { env: given, line } = decideDemo(env);
    expect(given).toEqual({ DEMO_ACCOUNTS: '1' });
    expect(line).toContain('DEMO_ACCOUNTS=0');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '127.0.0.1.evil.example' }, 'HOST'],
    [{ HOST: 'rathaus.example' }, 'HOST'],
    [{ PUBLIC_URL: 'https://www.b.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'keine Adresse' }, 'PUBLIC_URL'],
    [{ SITE_URL: 'https://www.b.example', PUBLIC_URL: 'http://localhost:3000' }, 'SITE_URL'],
    [{ API_HOST: '0.0.0.0' }, 'API_HOST'],
    [{ DATABASE_URL: 'postgres://db/gemeinde' }, 'DATABASE_URL'],
  ])('do not log in with %o, and the operator reads why and what to do', (env, reason) => {
    const { env: given, line } = decideDemo(env);
    expect(given).toEqual({ DEMO_ACCOUNTS: '0' });
    expect(line).toContain(`${reason} is set`);
    expect(line).toContain('DEMO_PASSWORD=');
    expect(line.split('\n')).toHaveLength(1);
  });

  it.each([
    { HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' },
    { DEMO_ACCOUNTS: '0' },
    { HOST: '0.0.0.0', DEMO_PASSWORD: 'ein eigenes Wort' },
  ])('follow the explicit setting: %o', (env) => {
    const { env: given, line } = decideDemo(env);
    expect(given).toEqual({});
    expect(line).not.toContain('eigenes');
  });
});
