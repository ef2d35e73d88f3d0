import { beforeEach, expect, it, vi } from 'vitest';
import { ApiState } from './api-state.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3001'), { code: 'ECONNREFUSED' });
const log = { warn: vi.fn() };
let state: ApiState;
beforeEach(() => {
  log.warn.mockReset();
  state = new ApiState(log);
});

it('logs once that the api is down, however many requests notice, and once that it is back', () => {
  for (let request = 0; request < 50; request += 1) expect(state.noteFault(refused())).toBe(true);
  expect(log.warn.mock.calls).toEqual([[{ code: 'ECONNREFUSED' }, 'the api is not reachable']]);
  for (let request = 0; request < 50; request += 1) state.noteAnswer();
  expect(log.warn).toHaveBeenCalledTimes(2);
  state.noteFault(refused());
  expect(log.warn).toHaveBeenCalledTimes(3);
});

it.each([
  ['behind what a page says of it', new Error('/api/cms/route did not answer', { cause: refused() })],
  ['of several addresses', new Error('fetch failed', { cause: new AggregateError([refused(), refused()]) })],
])('detects that it is %s', (_name, fault) => {
  expect(state.noteFault(fault)).toBe(true);
});

it.each([new Error('kaputt'), Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), null, 'ECONNREFUSED'])(
  'leaves every other fault to its own line: %s',
  (fault) => {
    expect(state.noteFault(fault)).toBe(false);
    expect(log.warn).not.toHaveBeenCalled();
  },
);
