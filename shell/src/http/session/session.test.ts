import { expect, it } from 'vitest';
import { addSession, readDevice, readSession } from './session.ts';

const TOKEN = 'a'.repeat(32);

it.each<[string, string | undefined, object | null]>([
  ['no cookies', undefined, null],
  ['other cookies', 'isApp=1; x=y', null],
  ['a log-in of the staff', `isApp=1; intranetauth=${TOKEN}`, { authorization: TOKEN }],
  ['one of the council', `ratsinfoauthJWT=${TOKEN}`, { 'ratsinfosystem-authorization': TOKEN }],
  ['what is no token', 'intranetauth=a%0d%0ab', null],
  ['an ended log-in', 'intranetauth=', null],
])('reads %s', (_name, cookies, session) => {
  expect(readSession(cookies)).toEqual(session);
});

it('adds the token where the browser could not, and leaves the header of a program', () => {
  const session = { authorization: TOKEN };
  expect(addSession({ accept: '*/*' }, session)).toEqual({ accept: '*/*', authorization: TOKEN });
  expect(addSession({ authorization: 'Bearer cookie' }, session)).toEqual({ authorization: TOKEN });
  expect(addSession({ authorization: 'Bearer anderes' }, session)).toEqual({ authorization: 'Bearer anderes' });
  expect(addSession({ accept: '*/*' }, null)).toEqual({ accept: '*/*' });
});

it('passes on the cookie that recognises a browser at the log-in, and no other', () => {
  const devices = `intranetgeraet=${TOKEN}; ratsinfogeraet=${TOKEN}`;
  expect(readDevice(`isApp=1; ${devices}; intranetauth=${TOKEN}`)).toEqual({ cookie: devices });
  expect(readDevice('isApp=1; intranetgeraet=a%0d%0ab')).toEqual({});
  expect(readDevice()).toEqual({});
  expect(readSession(devices)).toBeNull();
});
