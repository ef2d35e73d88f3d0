import type { Release } from '@gm/shared/contract/release';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../registry/registry.ts';
import { listForms } from './list-forms.ts';
import { getsSession } from './session-calls.ts';

describe('a call', () => {
  it.each([
    ['mf-intranet', '/intranet/archiv/', '/api/cms/intranet/konto'],
    ['mf-intranet', '/ratsinfo/passwort/', '/api/cms/raete/passwort-neu'],
    ['mf-ratsinfo', '/ratsinfo/', '/api/cms/ratsinfo/notiz'],
    ['mf-ferienprogramm', '/intranet/ferienprogramm/', '/api/intranet/ferienprogramm/kasse'],
  ])('of %s on %s gets the session: %s', (remote, path, call) => {
    expect(getsSession(remote, path, call)).toBe(true);
  });

  it.each([
    ['that the table does not name', 'mf-forms', '/intranet/', '/api/cms/intranet/konto'],
    ['with the name of a property', '__proto__', '/intranet/', '/api/cms/intranet/konto'],
    ['on a public page', 'mf-intranet', '/fehler-melden/', '/api/cms/intranet/konto'],
    ['on a preview', 'mf-intranet', '/vorschau/abc/', '/api/cms/intranet/konto'],
    ['on a page of others', 'mf-ferienprogramm', '/ratsinfo/', '/api/intranet/ferienprogramm/kasse'],
    ['to a call of others', 'mf-ferienprogramm', '/intranet/', '/api/cms/intranet/konten'],
    ['that leaves its calls', 'mf-ferienprogramm', '/intranet/', '/api/intranet/ferienprogramm/../redaktion/seite'],
    ['that is encoded', 'mf-ratsinfo', '/ratsinfo/', '/api/cms/raete/%2e%2e/intranet/konten'],
  ])('of a remote %s gets none', (_what, remote, path, call) => {
    expect(getsSession(remote, path, call)).toBe(false);
  });
});

describe('a form', () => {
  const list = (remote: string, path: string, post: string, paths: string[] = ['/intranet/']) => {
    const release = { templates: { formular: { paths, posts: { '/': post } } } } as unknown as Release;
    const snapshot = { remotes: new Map([[remote, { server: { release } }]]) } as unknown as Snapshot;
    const block = { template: 'formular', remote, slot: 'content' as const, surface: 'sheet' as const };
    return listForms({ pfad: path, blocks: [{ ...block, context: null, options: null, island: null }] }, snapshot);
  };

  it('of staff is sent with the session', () => {
    const aktion = '/api/cms/intranet/konten';
    expect(list('mf-intranet', '/intranet/konten/', aktion).get('formular')).toEqual({ aktion, withSession: true });
  });

  it.each([
    ['of a remote that declares paths of staff', 'mf-forms', '/intranet/', ['/intranet/']],
    ['of a remote that declares any path', 'mf-forms', '/fehler-melden/', ['/fehler-melden/']],
    ['of a template that is allowed everywhere', 'mf-intranet', '/intranet/', []],
  ])('%s is sent without', (_what, remote, path, paths) => {
    const aktion = '/api/cms/intranet/konten';
    expect(list(remote, path, aktion, paths).get('formular')).toEqual({ aktion, withSession: false });
  });
});
