import { expect, test } from 'vitest';
import { MAIL_ADDRESS, unifyMailAddress } from './mail-address.ts';

test.each([
  'ada@beispiel.example',
  "o'hara+fest@post.beispiel.example",
  'jörg@example.de',
  'kontakt@bäckerei-müller.de',
  'kontakt@xn--bckerei-mller-gib9r.de',
  'müller@straße.de',
  'почта@пример.рф',
  '用户@例子.广告',
  'a@b.xn--p1ai',
])('accepts %s', (address) => {
  expect(MAIL_ADDRESS.test(address)).toBe(true);
});

test.each([
  '',
  'a@',
  '@b.example',
  'a@b',
  'a b@c.example',
  '.a@b.example',
  'a.@b.example',
  'a..b@c.example',
  'a@b..example',
  'a@-b.example',
  'a@b.example.',
  'a@b.c-',
  'a@1.2.3.4',
  'a@b.example,c@d.example',
  'a@b@c.example',
  'Ada <a@b.example>',
  'a@b.example\nBcc: c@d.example',
  'a"b@c.example',
  'jörg@b.example\u202e',
])('rejects %j', (address) => {
  expect(MAIL_ADDRESS.test(address)).toBe(false);
});

test('checks a megabyte in linear time', () => {
  const begin = process.cpuUsage();
  expect(MAIL_ADDRESS.test(`${'ä'.repeat(1_000_000)}@`)).toBe(false);
  expect(MAIL_ADDRESS.test(`a@${'ä.'.repeat(500_000)}`)).toBe(false);
  expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
});

test('equivalent addresses are normalised to one spelling', () => {
  expect(unifyMailAddress('Jo\u0308rg@Bäckerei.de')).toBe('Jörg@xn--bckerei-5wa.de');
  expect(unifyMailAddress('Jörg@xn--bckerei-5wa.de')).toBe('Jörg@xn--bckerei-5wa.de');
  expect(unifyMailAddress('ada@beispiel.example')).toBe('ada@beispiel.example');
  expect(unifyMailAddress('none')).toBe('none');
});
