import type { Seite } from '@gm/shared/vertrag';
import { Component, type ReactNode, Suspense, use, useContext } from 'react';
import { Platzhalter } from '../fehlerseite/platzhalter.tsx';
import type { BlockDaten } from '../seite/seite-daten.ts';
import { type RemoteRuntime, RemoteRuntimeContext } from './remote-runtime.ts';

interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a fault inside its block: the rest of the page stays as it is. */
class BlockBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}

function useRuntime(): RemoteRuntime {
  const runtime = useContext(RemoteRuntimeContext);
  if (!runtime) throw new Error('Block outside of RemoteRuntimeContext');
  return runtime;
}

function RemoteTemplate({ block, remote, seite }: { block: BlockDaten; remote: string; seite: Seite }) {
  const Template = use(useRuntime().get(remote, block.template));
  return <Template context={block.context} options={block.options} seite={seite} />;
}

/**
 * One block of a page. `data-boundary` makes the owner visible in the document; `data-block` lets the browser's
 * runtime find out whether the server's markup of the block is on the page.
 */
export function Block({ block, seite }: { block: BlockDaten; seite: Seite }) {
  const runtime = useRuntime();
  const { remote, template } = block;
  // Nobody owns the template or its data do not fit: only the server can know better by now.
  if (remote === null) return <Platzhalter onRetry={() => location.reload()} />;
  return (
    <div data-boundary={remote} data-block={`${remote}/${template}`}>
      <BlockBoundary
        onRetry={() => runtime.forget(remote, template)}
        fallback={(retry) => <Platzhalter onRetry={retry} />}
      >
        <Suspense fallback={<Platzhalter loading />}>
          <RemoteTemplate block={block} remote={remote} seite={seite} />
        </Suspense>
      </BlockBoundary>
    </div>
  );
}
