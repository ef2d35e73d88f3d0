import type { TemplatePolicy } from '@gm/shared/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ServedRelease } from '../isolation/served-release.ts';
import { createBlockData, createPage } from '../server/page.examples.ts';
import { createPolicyGrant, needsDocument } from './page-policy.ts';
import type { Snapshot } from './registry.ts';

const SHOP = 'https://tickets.example';
const ALLOWED = [SHOP, 'unsafe-eval'];
const onFault = vi.fn();
beforeEach(() => onFault.mockReset());

function createSnapshot(policy: TemplatePolicy): Snapshot {
  const server = { release: { templates: { text: {}, shop: { policy } } } } as unknown as ServedRelease;
  return {
    generation: 1,
    edition: 1,
    remotes: new Map([['mf-probe', { server, releaseIntegrity: '' }]]),
    owners: new Map(),
  };
}
const SHOP_POLICY: TemplatePolicy = { from: ['url'], uses: ['connect', 'frame'], eval: true };
const createShopPage = (url: unknown) =>
  createPage({ pfad: '/wo-auch-immer/', blocks: [createBlockData({ template: 'shop', options: { url } })] });
const grant = (url: unknown, allowed: readonly string[], policy = SHOP_POLICY) =>
  createPolicyGrant(allowed, onFault)(createShopPage(url), createSnapshot(policy));

it('gives a page the permissions that its blocks request, whatever its path, and others none', () => {
  expect(grant(`${SHOP}/musterhardt/?x=1`, ALLOWED)).toEqual({
    connect: [SHOP],
    frame: [SHOP],
    script: ["'unsafe-eval'"],
  });
  const plain = createPage({ blocks: [createBlockData()] });
  expect(createPolicyGrant(ALLOWED, onFault)(plain, createSnapshot(SHOP_POLICY))).toEqual({});
  expect(onFault).not.toHaveBeenCalled();
});

it('names every origin once, where two blocks request it', () => {
  const [block] = createShopPage(SHOP).blocks;
  const page = createPage({ blocks: block ? [block, block] : [] });
  expect(createPolicyGrant(ALLOWED, onFault)(page, createSnapshot(SHOP_POLICY)).frame).toEqual([SHOP]);
});

it.each<[string, unknown, readonly string[], object, string[]]>([
  ['an origin nobody allowed', 'https://boese.example/', ALLOWED, { script: ["'unsafe-eval'"] }, ['boese.example']],
  ['the same host without encryption', 'http://tickets.example/', ALLOWED, { script: ["'unsafe-eval'"] }, ['http:']],
  ['a host that only begins so', `${SHOP}.boese.example/`, ALLOWED, { script: ["'unsafe-eval'"] }, ['boese.example']],
  ['code made of texts', SHOP, [SHOP], { connect: [SHOP], frame: [SHOP] }, ['unsafe-eval']],
  ['anything, where nothing is allowed', SHOP, [], {}, [SHOP, 'unsafe-eval']],
])('refuses %s, and reports it', (_name, url, allowed, granted, told) => {
  expect(grant(url, allowed)).toEqual(granted);
  expect(onFault.mock.calls.map(([fault]) => String(fault))).toEqual(
    told.map((source) => expect.stringMatching(new RegExp(`/wo-auch-immer/: 'shop' of mf-probe .*${source}`))),
  );
});

it('reports a refusal once, not with every page', () => {
  const grantPolicy = createPolicyGrant([], onFault);
  for (let time = 0; time < 3; time += 1) grantPolicy(createShopPage(SHOP), createSnapshot(SHOP_POLICY));
  expect(onFault).toHaveBeenCalledTimes(2);
});

it.each([null, undefined, '', 'tickets.example', 7, { url: SHOP }])(
  'ignores an option that is no address (%o)',
  (url) => {
    expect(grant(url, ALLOWED)).toEqual({});
    expect(onFault).not.toHaveBeenCalled();
  },
);

it('a page with such a block has its own document, even without a permission', () => {
  expect(needsDocument(createShopPage(null), createSnapshot(SHOP_POLICY))).toBe(true);
  expect(needsDocument(createPage({ blocks: [createBlockData()] }), createSnapshot(SHOP_POLICY))).toBe(false);
  const unusable = createPage({ blocks: [createBlockData({ template: 'shop', remote: null })] });
  expect(needsDocument(unusable, createSnapshot(SHOP_POLICY))).toBe(false);
});
