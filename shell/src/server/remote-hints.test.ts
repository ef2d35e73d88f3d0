import { beforeEach, describe, expect, it } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.beispiele.ts';
import { createBlockDaten, createSeite } from './page.beispiele.ts';
import { createRemoteHint, createRemoteHints } from './remote-hints.ts';

let release: ReturnType<typeof createBuild>;
beforeEach(() => {
  release = createBuild(createTemporaryDir(), { version: '20261121.180000-a1', templates: ['text', 'bild'] });
});
const BASE = '/remotes/mf-probe/20261121.180000-a1/';

describe('hint of one release', () => {
  it('names every file with its hash, and the container of this version', () => {
    const integrityOf = (file: string) => release.files[file]?.integrity;
    expect(createRemoteHint(release, 'sha384-liste', ['text'])).toEqual({
      version: '20261121.180000-a1',
      container: 'mf_probe__20261121_180000_a1',
      entry: { href: `${BASE}client/remoteEntry.js`, integrity: integrityOf('client/remoteEntry.js') },
      manifest: { href: `${BASE}release.json`, integrity: 'sha384-liste' },
      templates: {
        text: {
          js: [{ href: `${BASE}client/text.js`, integrity: integrityOf('client/text.js') }],
          css: [{ href: `${BASE}client/text.css`, integrity: integrityOf('client/text.css') }],
        },
      },
    });
  });

  it('leaves out a template the release does not have', () => {
    expect(Object.keys(createRemoteHint(release, '', ['text', 'neu']).templates)).toEqual(['text']);
  });
});

describe('hints of a page', () => {
  const block = (remote: string | null, template: string) => createBlockDaten({ remote, template });

  it('are those of its blocks and of no other template or remote', () => {
    const seite = createSeite({
      blocks: [block('mf-probe', 'bild'), block(null, 'text'), block('mf-probe', 'bild'), block('mf-weg', 'text')],
    });
    const hints = createRemoteHints(seite, (remote) =>
      remote === 'mf-probe' ? { release, manifestIntegrity: 'sha384-liste' } : null,
    );
    expect(Object.keys(hints)).toEqual(['mf-probe']);
    expect(Object.keys(hints['mf-probe']?.templates ?? {})).toEqual(['bild']);
  });

  it('are none for a page without blocks', () => {
    expect(createRemoteHints(createSeite(), () => ({ release, manifestIntegrity: '' }))).toEqual({});
  });
});
