import type { Seite, Template } from '@gm/shared/vertrag';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Router } from 'react-router-dom';

type RouterProps = ComponentProps<typeof Router>;

interface IslandProps {
  Template: Template;
  context: unknown;
  options: unknown;
  seite: Seite;
  /** What react-router's hooks in the template (`useNavigate`, `useSearchParams`) drive. */
  navigator: RouterProps['navigator'];
  /** Called once the block answers to the visitor; in the browser only. */
  onReady?: () => void;
}

/** Effects of a parent run after those of its children: by then all of them listen. */
function Ready({ onReady, children }: { onReady?: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

/** One block with what it stands on: the tree that server and browser share. */
export function IslandTree({ Template, context, options, seite, navigator, onReady }: IslandProps) {
  const location = { pathname: seite.pfad, search: seite.suche, hash: '', state: null, key: 'insel' };
  return (
    <Router location={location} navigator={navigator}>
      <Ready onReady={onReady}>
        <Template context={context} options={options} seite={seite} />
      </Ready>
    </Router>
  );
}

/** React's ids of one block; equal on both sides, different between the blocks of a page. */
export const idPrefix = (id: number) => `b${id}`;
