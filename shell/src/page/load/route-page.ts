import { createStaticHandler, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type LoadPageDependencies, loadPage, type PageOutcome, type PageRequest } from './load-page.ts';

interface Asked {
  page: PageRequest;
  dependencies: LoadPageDependencies;
}

/** As a header may contain it. */
const toAscii = (href: string) => href.replace(/[^\x20-\x7e]/gu, encodeURIComponent);

/** A page that has moved is a redirect of the router; everything else, errors included, is data of its route. */
async function load({ context }: LoaderFunctionArgs<Asked>): Promise<PageOutcome> {
  const outcome = await loadPage(context.page, context.dependencies);
  if (outcome.kind === 'redirect') throw redirect(toAscii(outcome.href), outcome.status);
  return outcome;
}

/** The two client routes; the content system decides what a path shows. */
const handler = createStaticHandler([
  { id: 'start', path: '/', loader: load },
  { id: 'page', path: '/*', loader: load },
]);
/** The router matches a path; host and protocol are those of the proxy. */
const ORIGIN = 'http://shell.invalid';

/** Runs the route of a page on the server, by react-router's static handler. Rejects as `loadPage` does. */
export async function routePage(page: PageRequest, dependencies: LoadPageDependencies): Promise<PageOutcome> {
  const url = new URL(ORIGIN);
  url.pathname = encodeURI(page.pfad);
  const context = await handler.query(new Request(url), { requestContext: { page, dependencies } });
  if (context instanceof Response) {
    const href = context.headers.get('location') ?? '/';
    return { kind: 'redirect', href, status: context.status === 301 ? 301 : 302 };
  }
  const [fault] = Object.values(context.errors ?? {});
  if (fault !== undefined) throw fault;
  return Object.values(context.loaderData)[0];
}
