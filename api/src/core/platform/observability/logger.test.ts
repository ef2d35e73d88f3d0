import { expect, it } from 'vitest';
import { createLogger, describeError } from './logger.ts';

it('logs the path of a request without query, headers and address', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const request = { method: 'GET', url: '/suche/?q=Krankheit', headers: { cookie: 'token' }, ip: '203.0.113.7' };
  logger.info({ req: request, res: { statusCode: 200 } }, 'request');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', path: '/suche/' }, res: { status: 200 } });
  expect(lines[0]).not.toMatch(/Krankheit|token|203\./);
});

it('keeps personal data out of database errors', () => {
  const error = Object.assign(new Error('duplicate key: (email)=(ada@beispiel.example)'), {
    code: '23505',
    constraint: 'konten_email_key',
    detail: 'Key (email)=(ada@beispiel.example) already exists.',
  });
  const described = describeError(new Error('not stored', { cause: error }));
  expect(described.message).toBe('not stored');
  expect(described.cause).toMatchObject({ code: '23505', constraint: 'konten_email_key' });
  expect(JSON.stringify(described)).not.toContain('ada@');
});

it('keeps the stack of other errors', () => {
  expect(describeError(new TypeError('kaputt'))).toMatchObject({ type: 'TypeError', stack: expect.any(String) });
  expect(describeError('kaputt')).toEqual({ type: 'string', message: 'not an Error' });
});
