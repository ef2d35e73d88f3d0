/** What every island stands on: React, the router and the way into containers. Loaded with the first island. */
import { reportFault } from '@gm/shared/fehler/report-fault';
import type { Seite, Template } from '@gm/shared/vertrag';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { To } from 'react-router-dom';
import { createBrowserRemotes } from '../federation/browser-remotes.ts';
import { Platzhalter } from '../fehlerseite/platzhalter.tsx';
import type { Island, RemoteHints } from '../seite/seite-daten.ts';
import { IslandTree, idPrefix } from './island.tsx';
import { keepTyped } from './keep-typed.ts';

/** How islands leave the page (navigation/navigator.ts). */
export interface IslandRouter {
  navigate(href: string, options?: { replace?: boolean }): Promise<void>;
}

export interface Mounted {
  /** Resolves when the island answers to the visitor; rejects when its code throws before, and what the server sent is better. */
  ready: Promise<void>;
  unmount(): void;
}

interface MountOptions {
  element: HTMLElement;
  island: Island;
  remotes: RemoteHints;
  seite: Seite;
  router: IslandRouter;
}

const remotes = createBrowserRemotes();
const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a fault inside its island: the rest of the page stays as it is. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Platzhalter onRetry={this.props.onRetry} /> : this.props.children;
  }
}

interface LivingIslandProps extends Pick<MountOptions, 'island' | 'seite' | 'router'> {
  first: Template | null;
  onReady: () => void;
}

/** The island with its second chance: without a template, or after a fault, it can be asked for anew. */
function LivingIsland({ first, island, seite, router, onReady }: LivingIslandProps) {
  const [{ Template, attempt }, setState] = useState({ Template: first, attempt: 0 });
  const navigator = useMemo(
    () => ({
      createHref: hrefOf,
      push: (to: To) => void router.navigate(hrefOf(to)),
      replace: (to: To) => void router.navigate(hrefOf(to), { replace: true }),
      go: (delta: number) => window.history.go(delta),
    }),
    [router],
  );
  // Effects of a parent run after those of its children: by then all of them listen, the placeholder as well.
  useEffect(onReady, [onReady]);
  const { remote, template, context, options } = island;
  const retry = () => {
    remotes.get(remote, template).then(
      (next) => setState({ Template: next, attempt: attempt + 1 }),
      () => {},
    );
  };
  if (!Template) return <Platzhalter onRetry={retry} />;
  return (
    <Boundary key={attempt} onRetry={retry}>
      <IslandTree Template={Template} context={context} options={options} seite={seite} navigator={navigator} />
    </Boundary>
  );
}

/** Rejects when the code does not come and the server's markup is better than a fault. */
export async function mountIsland({ element, island, remotes: hints, ...rest }: MountOptions): Promise<Mounted> {
  const isEmpty = element.dataset.empty !== undefined;
  remotes.register(hints);
  const first = await remotes.get(island.remote, island.template).catch((fault: unknown) => {
    if (!isEmpty) throw fault;
    return null;
  });
  let isWanted = true;
  let onReady = () => {};
  let onFault: ((fault: unknown) => void) | undefined;
  const ready = new Promise<void>((resolve, reject) => {
    onReady = () => {
      onFault = undefined;
      resolve();
    };
    if (!isEmpty) onFault = reject;
  });
  keepTyped(element, ready);
  // React complains of a root that goes before it was hydrated: whoever leaves the page meant it.
  const report = (fault: unknown) => {
    if (isWanted) reportFault(fault);
  };
  const reportCaught = (fault: unknown) => (onFault ?? report)(fault);
  const tree = <LivingIsland first={first} island={island} onReady={onReady} {...rest} />;
  const options = {
    identifierPrefix: idPrefix(island.id),
    onRecoverableError: report,
    onCaughtError: reportCaught,
    onUncaughtError: reportCaught,
  };
  const root = isEmpty ? createRoot(element, options) : hydrateRoot(element, tree, options);
  if (isEmpty) root.render(tree);
  return {
    ready,
    unmount() {
      isWanted = false;
      root.unmount();
    },
  };
}
