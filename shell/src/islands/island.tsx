import type { Seite, Template } from '@gm/shared/vertrag';
import type { ComponentProps } from 'react';
import { Router } from 'react-router-dom';

type RouterProps = ComponentProps<typeof Router>;

interface IslandProps {
  Template: Template;
  context: unknown;
  options: unknown;
  seite: Seite;
  /** What react-router's hooks in the template (`useNavigate`, `useSearchParams`) drive. */
  navigator: RouterProps['navigator'];
}

/** One block with what it stands on: the tree that server and browser share. */
export function IslandTree({ Template, context, options, seite, navigator }: IslandProps) {
  const location = { pathname: seite.pfad, search: seite.suche, hash: '', state: null, key: 'insel' };
  return (
    <Router location={location} navigator={navigator}>
      <Template context={context} options={options} seite={seite} />
    </Router>
  );
}

/** React's ids of one block; equal on both sides, different between the blocks of a page. */
export const idPrefix = (id: number) => `b${id}`;
