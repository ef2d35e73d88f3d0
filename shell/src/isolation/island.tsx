import type { Page, Template } from '@gm/shared/contract';
import type { ComponentProps } from 'react';
import { Router } from 'react-router-dom';

type RouterProps = ComponentProps<typeof Router>;

interface IslandProps {
  Template: Template;
  context: unknown;
  options: unknown;
  seite: Page;
  /** Used by react-router's hooks in the template (`useNavigate`, `useSearchParams`). */
  navigator: RouterProps['navigator'];
}

/** One block with its providers: the tree that server and browser share. */
export function IslandTree({ Template, context, options, seite: page, navigator }: IslandProps) {
  const location = { pathname: page.pfad, search: page.suche, hash: '', state: null, key: 'insel' };
  return (
    <Router location={location} navigator={navigator}>
      <Template context={context} options={options} seite={page} />
    </Router>
  );
}

/** React's id prefix of a block; equal on both sides, different between the blocks of a page. */
export const idPrefix = (id: number) => `b${id}`;
