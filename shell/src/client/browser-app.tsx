import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { To } from 'react-router-dom';
import { updateChrome } from '../chrome/chrome.client.ts';
import type { Navigator } from '../navigation/navigator.ts';
import { App } from '../seite/app.tsx';
import type { Chrome } from '../seite/seite-daten.ts';
import type { RemoteRuntime } from '../slots/remote-runtime.ts';

const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

interface BrowserAppProps {
  gemeinde: GemeindeKurz;
  chrome: Chrome;
  runtime: RemoteRuntime;
  navigator: Navigator;
}

/** Keeps the shared tree at what the navigator shows. */
export function BrowserApp({ gemeinde, chrome, runtime, navigator }: BrowserAppProps) {
  const [view, setView] = useState(navigator.start);
  useEffect(() => navigator.subscribe((next) => startTransition(() => setView(next))), [navigator]);
  useEffect(() => {
    updateChrome(view.page.seite.pfad);
    navigator.afterCommit(view);
  }, [view, navigator]);

  // What react-router's hooks in the remotes (useNavigate, Link) drive.
  const history = useMemo(
    () => ({
      createHref: hrefOf,
      push: (to: To) => void navigator.navigate(hrefOf(to)),
      replace: (to: To) => void navigator.navigate(hrefOf(to), { replace: true }),
      go: (delta: number) => window.history.go(delta),
    }),
    [navigator],
  );
  const { seite } = view.page;
  return (
    <App
      daten={seite}
      gemeinde={gemeinde}
      chrome={chrome}
      runtime={runtime}
      location={view.location}
      navigator={history}
      announcement={view.action === 'start' || view.action === 'refresh' ? '' : `Seite geladen: ${seite.title}`}
    />
  );
}
