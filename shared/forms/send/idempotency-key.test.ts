// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createIdempotencyKey, createSalt } from './idempotency-key.ts';

test('the same body in the same form session has the same key', () => {
  const salt = createSalt();
  expect(createIdempotencyKey(salt, '{"name":"Anna"}')).toBe(createIdempotencyKey(salt, '{"name":"Anna"}'));
});

test('another body or another session has another key', () => {
  const salt = createSalt();
  const key = createIdempotencyKey(salt, '{"name":"Anna"}');
  expect(createIdempotencyKey(salt, '{"name":"Änna"}')).not.toBe(key);
  expect(createIdempotencyKey(createSalt(), '{"name":"Anna"}')).not.toBe(key);
});

test('keys are valid header values', () => {
  expect(createIdempotencyKey(createSalt(), 'ß'.repeat(10_000))).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
});
