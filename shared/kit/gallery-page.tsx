import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Page, RemoteDefinition, TemplateDefinition, TemplateProps } from '../contract/contract.ts';
import { homePage } from '../test/home-page.ts';
import styles from './gallery.module.css';

interface Issued {
  name: string;
  Template: ComponentType<TemplateProps>;
  examples: Record<string, { context: unknown; options: unknown; seite?: Partial<Page> }>;
}

/** Pixels: small phone, phone, tablet, desktop. */
const WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 600;

function Example({ definition, issued, name }: { definition: TemplateDefinition; issued: Issued; name: string }) {
  const { Template, examples } = issued;
  const { context, options, seite: page } = examples[name] ?? { context: {}, options: {} };
  return (
    <MemoryRouter>
      <main className={styles.single}>
        <Template
          context={definition.context.parse(context)}
          options={definition.options.parse(options)}
          seite={{ ...homePage, ...page }}
        />
      </main>
    </MemoryRouter>
  );
}

function Overview({ remote, all, width: breite }: { remote: RemoteDefinition; all: Issued[]; width: number }) {
  return (
    <main className={styles.gallery}>
      <h1>{remote.name}</h1>
      <nav aria-label="Breite" className={styles.widths}>
        {WIDTHS.map((width) => (
          <a key={width} href={`/?breite=${width}`} aria-current={width === breite || undefined}>
            {width} Pixel
          </a>
        ))}
      </nav>
      {all.map(({ name, examples }) => (
        <section key={name}>
          <h2>{name}</h2>
          {Object.keys(examples).length === 0 && <p>Noch kein Beispiel: {name}.examples.ts</p>}
          {Object.keys(examples).map((example) => (
            <figure key={example} className={styles.example}>
              <figcaption>{example}</figcaption>
              <iframe
                title={`${name}: ${example}`}
                src={`/?template=${name}&beispiel=${encodeURIComponent(example)}`}
                width={breite}
                height={HEIGHT}
              />
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}

/** Shows all examples, or the one named in the URL. */
export function showGallery(remote: RemoteDefinition, all: Issued[]): void {
  const query = new URLSearchParams(location.search);
  const issued = all.find(({ name }) => name === query.get('template'));
  const definition = issued && remote.templates[issued.name];
  createRoot(document.getElementById('gallery') ?? document.body).render(
    issued && definition ? (
      <Example definition={definition} issued={issued} name={query.get('beispiel') ?? ''} />
    ) : (
      <Overview remote={remote} all={all} width={Number(query.get('breite') ?? 390)} />
    ),
  );
}
