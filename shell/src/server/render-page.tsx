import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { markCurrent } from '../chrome/mark-current.ts';
import type { Snapshot } from '../registry/registry.ts';
import { App } from '../seite/app.tsx';
import type { BootDaten } from '../seite/seite-daten.ts';
import { type RemoteRuntime, track } from '../slots/remote-runtime.ts';
import { completeDocument, type DocumentParts, DocumentTransform } from './document-parts.ts';
import type { SiteFrame } from './site-frame.ts';

/** A page that is not complete by then goes out as a stream, its slow blocks follow. */
const STREAM_AFTER_MS = 50;
/** What has not been rendered by then is left to the browser. */
const ABORT_AFTER_MS = 2000;

export interface RenderInput {
  boot: BootDaten;
  frame: Omit<SiteFrame, 'appChrome'>;
  snapshot: Snapshot;
  parts: Omit<DocumentParts, 'boot' | 'eilt'>;
  onFault(fault: unknown): void;
}

export type Rendered =
  /** Needs no nonce: a complete page has no inline script. */
  { kind: 'complete'; html: string; faults: number } | { kind: 'stream'; stream: Readable };

/** Templates come from memory: every module of a snapshot is loaded before it serves. */
export function createServerRuntime(snapshot: Snapshot): RemoteRuntime {
  return {
    get(remote, template) {
      const known = snapshot.remotes.get(remote)?.server.template(template);
      return known ?? track(Promise.reject(new Error(`${remote}/${template} is not loaded`)));
    },
    forget() {},
  };
}

const noNavigation = () => {
  throw new Error('Navigation during server rendering');
};
/** React-router's side of a render without history. */
export const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : ''),
  push: noNavigation,
  replace: noNavigation,
  go: noNavigation,
};

/** Rejects when the page's frame itself cannot be rendered; a fault inside a block stays in the block. */
export function renderPage({ boot, frame, snapshot, parts, onFault }: RenderInput): Promise<Rendered> {
  const { seite, gemeinde } = boot;
  const { kopf, fuss, app } = frame.chrome;
  const chrome = { kopf: markCurrent(kopf, seite.pfad) + frame.eilmeldungen, fuss: markCurrent(fuss, seite.pfad), app };
  const location = { pathname: seite.pfad, search: seite.suche, hash: '', state: null, key: 'start' };
  const documentParts: DocumentParts = { ...parts, boot, eilt: frame.eilmeldungen !== '' };
  let faults = 0;

  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let streams = false;
    const { pipe, abort } = renderToPipeableStream(
      <App
        daten={seite}
        gemeinde={gemeinde}
        chrome={chrome}
        runtime={createServerRuntime(snapshot)}
        location={location}
        navigator={navigator}
        announcement=""
      />,
      {
        nonce: parts.nonce,
        // Large blocks would otherwise be moved behind the page and put in place by inline scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          timer = setTimeout(() => {
            streams = true;
            const stream = new DocumentTransform(documentParts);
            const limit = setTimeout(() => abort(new Error('Block not rendered in time')), ABORT_AFTER_MS);
            stream.on('close', () => clearTimeout(limit));
            pipe(stream);
            resolve({ kind: 'stream', stream });
          }, STREAM_AFTER_MS);
        },
        onAllReady() {
          // React writes to one stream only: what is on its way goes on there.
          if (streams) return;
          clearTimeout(timer);
          const chunks: Buffer[] = [];
          const sink = new PassThrough();
          sink.on('data', (chunk: Buffer) => chunks.push(chunk));
          sink.on('end', () =>
            resolve({
              kind: 'complete',
              html: completeDocument(Buffer.concat(chunks).toString(), documentParts),
              faults,
            }),
          );
          pipe(sink);
        },
        onShellError: reject,
        onError(fault) {
          faults += 1;
          onFault(fault);
        },
      },
    );
  });
}
