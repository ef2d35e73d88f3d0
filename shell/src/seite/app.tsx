import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import { type ComponentProps, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { type RemoteRuntime, RemoteRuntimeContext } from '../slots/remote-runtime.ts';
import { Dokument } from './dokument.tsx';
import { Seite } from './seite.tsx';
import type { Chrome, SeitenDaten } from './seite-daten.ts';

type RouterProps = ComponentProps<typeof Router>;

interface AppProps {
  daten: SeitenDaten;
  gemeinde: GemeindeKurz;
  chrome: Chrome;
  runtime: RemoteRuntime;
  location: RouterProps['location'];
  navigator: RouterProps['navigator'];
  /** Spoken by screen readers after a client navigation; empty on the first page. */
  announcement: string;
}

/** The tree that server and browser share; everything below `<html>` hydrates against it. */
export function App({ daten, gemeinde, chrome, runtime, location, navigator, announcement }: AppProps) {
  // Rendered anew only when the page changes, not with every announcement.
  const page = useMemo(() => <Seite daten={daten} gemeinde={gemeinde} />, [daten, gemeinde]);
  return (
    <Dokument seite={daten} chrome={chrome}>
      <RemoteRuntimeContext value={runtime}>
        <Router location={location} navigator={navigator}>
          {page}
        </Router>
      </RemoteRuntimeContext>
      <p className="gm-visually-hidden" aria-live="polite" aria-atomic="true" id="ansage">
        {announcement}
      </p>
    </Dokument>
  );
}
