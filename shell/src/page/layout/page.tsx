import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import { hasSecret } from '../../base/has-secret.ts';
import type { PageData } from '../../base/seite-daten.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';
import { ErrorPage } from '../error-page/error-page.tsx';
import { Hero } from '../hero/hero.tsx';
import { EditBar } from './edit-bar.tsx';
import { findColumns, Layout } from './layout.tsx';
import { WorkHead } from './work-head.tsx';

interface PageProps {
  data: PageData;
  gemeinde: GemeindeShort;
  /** HTML of the page's blocks, in order. */
  blocks: RenderedBlock[];
}

/** Everything between header and footer. */
export function Page({ data, gemeinde, blocks }: PageProps) {
  const { pfad: path, title, description, breadcrumbs } = data;
  const head = { title, description, breadcrumbs };
  if (data.status >= 400 && data.blocks.length === 0) {
    return (
      <main id="inhalt" tabIndex={-1}>
        <ErrorPage
          status={data.status}
          email={gemeinde.email}
          path={path}
          similar={data.aehnliche}
          wanted={data.gesucht}
          isPrivate={hasSecret(new URLSearchParams(data.suche))}
          reason={data.fehlertext}
          empty={data.leer}
        />
      </main>
    );
  }
  return (
    <main id="inhalt" tabIndex={-1}>
      {data.bearbeiten && <EditBar {...data.bearbeiten} />}
      {data.layout === 'arbeit' && <WorkHead {...head} />}
      {data.layout !== 'blank' && data.layout !== 'arbeit' && (
        <Hero
          {...head}
          layout={findColumns(data)}
          images={data.heroImages}
          parallax={data.heroParallax}
          tight={data.heroKnapp === true}
        />
      )}
      {(data.blocks.length > 0 || data.eigenes === undefined) && <Layout data={data} rendered={blocks} />}
      {data.eigenes !== undefined && <div className="gm-wrap" dangerouslySetInnerHTML={{ __html: data.eigenes }} />}
    </main>
  );
}
