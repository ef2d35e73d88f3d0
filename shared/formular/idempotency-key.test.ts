// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createIdempotencyKey, createSalz } from './idempotency-key.ts';

test('the same body of the same form session has the same key', () => {
  const salz = createSalz();
  expect(createIdempotencyKey(salz, '{"name":"Anna"}')).toBe(createIdempotencyKey(salz, '{"name":"Anna"}'));
});

test('another body or another session has another key', () => {
  const salz = createSalz();
  const key = createIdempotencyKey(salz, '{"name":"Anna"}');
  expect(createIdempotencyKey(salz, '{"name":"Änna"}')).not.toBe(key);
  expect(createIdempotencyKey(createSalz(), '{"name":"Anna"}')).not.toBe(key);
});

test('keys fit into a header', () => {
  expect(createIdempotencyKey(createSalz(), 'ß'.repeat(10_000))).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
});
