/** The basis of every island: React, the router and container loading. Loaded with the first island. */

import type { Page, Template } from '@gm/shared/contract';
import { type FaultInfo, reportFault } from '@gm/shared/errors/report-fault';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { To } from 'react-router-dom';
import type { Island, RemoteHints } from '../../base/seite-daten.ts';
import { IslandTree, idPrefix } from '../../isolation/island.tsx';
import { Placeholder } from '../../page/placeholder/placeholder.tsx';
import { createBrowserRemotes } from '../federation/browser-remotes.ts';
import { keepTyped } from './keep-typed.ts';

/** How islands navigate to other pages (browser/navigation/navigator.ts). */
export interface IslandRouter {
  navigate(href: string, options?: { replace?: boolean }): Promise<void>;
}

export interface Mounted {
  /**
   * Resolves when the island responds to the visitor; rejects when its code throws before, so that the server's markup
   * is kept.
   */
  ready: Promise<void>;
  unmount(): void;
}

interface MountOptions {
  element: HTMLElement;
  island: Island;
  remotes: RemoteHints;
  seite: Page;
  router: IslandRouter;
}

const remotes = createBrowserRemotes();
const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

interface BoundaryProps {
  onRetry: () => void;
  options: unknown;
  children: ReactNode;
}

/** Error boundary of an island: the rest of the page stays as it is. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { onRetry, options, children } = this.props;
    return this.state.failed ? <Placeholder onRetry={onRetry} options={options} /> : children;
  }
}

interface LivingIslandProps extends Pick<MountOptions, 'island' | 'seite' | 'router'> {
  first: Template | null;
  onReady: () => void;
}

/** The island with a retry: without a template, or after a fault, it can be requested again. */
function LivingIsland({ first, island, seite: page, router, onReady }: LivingIslandProps) {
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
  // A parent's effects run after those of its children, so all of them, and the placeholder, listen by now.
  useEffect(onReady, [onReady]);
  const { remote, template, context, options } = island;
  const retry = () => {
    remotes.get(remote, template).then(
      (next) => setState({ Template: next, attempt: attempt + 1 }),
      () => {},
    );
  };
  if (!Template) return <Placeholder onRetry={retry} options={options} />;
  return (
    <Boundary key={attempt} onRetry={retry} options={options}>
      <IslandTree Template={Template} context={context} options={options} seite={page} navigator={navigator} />
    </Boundary>
  );
}

/** Rejects when the code does not load and the server's markup is to be kept. */
export async function mountIsland({ element, island, remotes: hints, ...rest }: MountOptions): Promise<Mounted> {
  const isEmpty = element.dataset.empty !== undefined;
  remotes.register(hints);
  const first = await remotes.get(island.remote, island.template).catch((fault: unknown) => {
    if (!isEmpty) throw fault;
    return null;
  });
  let isWanted = true;
  let onReady = () => {};
  let onFault: typeof reportFault | undefined;
  const ready = new Promise<void>((resolve, reject) => {
    onReady = () => {
      onFault = undefined;
      resolve();
    };
    if (!isEmpty) onFault = reject;
  });
  keepTyped(element, ready);
  // React reports a root that is unmounted before hydration; the visitor left the page, so this is no fault.
  const report = (fault: unknown, info: FaultInfo) => {
    if (isWanted) reportFault(fault, info);
  };
  const reportCaught = (fault: unknown, info: FaultInfo) => (onFault ?? report)(fault, info);
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
