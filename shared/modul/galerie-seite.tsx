import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { startseite } from '../test/startseite.ts';
import type { RemoteDefinition, Seite, TemplateDefinition, TemplateProps } from '../vertrag/vertrag.ts';
import styles from './galerie.module.css';

interface Ausgestellt {
  name: string;
  Template: ComponentType<TemplateProps>;
  beispiele: Record<string, { context: unknown; options: unknown; seite?: Partial<Seite> }>;
}

/** Pixels: a small phone, a phone, a tablet, a desk. */
const WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 600;

function Beispiel({
  definition,
  ausgestellt,
  name,
}: {
  definition: TemplateDefinition;
  ausgestellt: Ausgestellt;
  name: string;
}) {
  const { Template, beispiele } = ausgestellt;
  const { context, options, seite } = beispiele[name] ?? { context: {}, options: {} };
  return (
    <MemoryRouter>
      <main className={styles.einzeln}>
        <Template
          context={definition.context.parse(context)}
          options={definition.options.parse(options)}
          seite={{ ...startseite, ...seite }}
        />
      </main>
    </MemoryRouter>
  );
}

function Uebersicht({ remote, alle, breite }: { remote: RemoteDefinition; alle: Ausgestellt[]; breite: number }) {
  return (
    <main className={styles.galerie}>
      <h1>{remote.name}</h1>
      <nav aria-label="Breite" className={styles.breiten}>
        {WIDTHS.map((width) => (
          <a key={width} href={`/?breite=${width}`} aria-current={width === breite || undefined}>
            {width} Pixel
          </a>
        ))}
      </nav>
      {alle.map(({ name, beispiele }) => (
        <section key={name}>
          <h2>{name}</h2>
          {Object.keys(beispiele).length === 0 && <p>Noch kein Beispiel: {name}.beispiele.ts</p>}
          {Object.keys(beispiele).map((beispiel) => (
            <figure key={beispiel} className={styles.beispiel}>
              <figcaption>{beispiel}</figcaption>
              <iframe
                title={`${name}: ${beispiel}`}
                src={`/?template=${name}&beispiel=${encodeURIComponent(beispiel)}`}
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

/** Shows all examples side by side, or the one that the address names. */
export function showGalerie(remote: RemoteDefinition, alle: Ausgestellt[]): void {
  const query = new URLSearchParams(location.search);
  const ausgestellt = alle.find(({ name }) => name === query.get('template'));
  const definition = ausgestellt && remote.templates[ausgestellt.name];
  createRoot(document.getElementById('galerie') ?? document.body).render(
    ausgestellt && definition ? (
      <Beispiel definition={definition} ausgestellt={ausgestellt} name={query.get('beispiel') ?? ''} />
    ) : (
      <Uebersicht remote={remote} alle={alle} breite={Number(query.get('breite') ?? 390)} />
    ),
  );
}
