import type { Page, Template } from '@gm/shared/contract';
import type { ComponentProps } from 'react';
import { UNSAFE_RouteContext as RouteContext, Router } from 'react-router-dom';
import { ROUTES } from '../base/routes.ts';

type RouterProps = ComponentProps<typeof Router>;

interface IslandProps {
  Template: Template;
  context: unknown;
  options: unknown;
  seite: Page;
  /** Used by react-router's hooks in the template (`useNavigate`, `useSearchParams`). */
  navigator: RouterProps['navigator'];
}

/** The match of the page's route, as the router finds it on the server; its matcher would cost an island two kilobytes. */
function matchRoute(pathname: string) {
  const [start, page] = ROUTES;
  const rest = pathname.slice(1);
  const match = rest
    ? { route: page, params: { '*': rest }, pathname, pathnameBase: '/' }
    : { route: start, params: {}, pathname, pathnameBase: pathname };
  return { outlet: null, matches: [match], isDataRoute: false };
}

/** One block with its providers: the tree that server and browser share. */
export function IslandTree({ Template, context, options, seite: page, navigator }: IslandProps) {
  const location = { pathname: page.pfad, search: page.suche, hash: '', state: null, key: 'insel' };
  return (
    <Router location={location} navigator={navigator}>
      <RouteContext.Provider value={matchRoute(page.pfad)}>
        <Template context={context} options={options} seite={page} />
      </RouteContext.Provider>
    </Router>
  );
}

/** React's id prefix of a block; equal on both sides, different between the blocks of a page. */
export const idPrefix = (id: number) => `b${id}`;
