import { expect, it } from 'vitest';
import { isPushService } from './push-service.ts';

const services = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4105'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
  'https://web.push.apple.com/QABC',
  'http://127.0.0.1:4105/abo/1',
])('accepts %s', (address) => {
  expect(isPushService(address, services)).toBe(true);
});

it.each([
  ['no address at all', 'fcm.googleapis.com'],
  ['without encryption', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['another host behind a user name', 'https://fcm.googleapis.com@10.0.0.1/'],
  ['a user name', 'https://x@fcm.googleapis.com/'],
  ['a host that only ends alike', 'https://evilpush.apple.com/'],
  ['a host that only begins alike', 'https://fcm.googleapis.com.evil.example/'],
  ['a host below an exact one', 'https://x.fcm.googleapis.com/'],
  ['the own network', 'https://169.254.169.254/latest/meta-data/'],
  ['another port of a listed origin', 'http://127.0.0.1:4106/abo/1'],
  ['a file', 'file:///etc/passwd'],
])('rejects %s', (_was, address) => {
  expect(isPushService(address, services)).toBe(false);
});
