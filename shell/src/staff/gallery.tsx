import { formatCount } from '@gm/shared/format/count';
import { Button } from '@gm/shared/ui/button';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LIMITS_AN } from '../boundaries/choose-limits.ts';
import { formatKilobyte } from '../boundaries/format-figure.ts';
import { templatePath } from '../boundaries/gallery-path.ts';
import { nameKind } from '../boundaries/limits.tsx';
import type { Template } from '../boundaries/list-templates.ts';
import { DataTable } from '../boundaries/table.tsx';
import styles from '../boundaries/tools.module.css';
import type { Canary } from '../store/registry-file.ts';
import { Details } from './details.tsx';
import { Probe } from './probe.tsx';
import { PUBLICATIONS } from './publications.tsx';

/** Widths of devices in CSS pixels that can be chosen. */
const WIDTHS = [320, 390, 768, 1280] as const;
export const WIDTH = { min: 240, max: 2560, standard: 390 } as const;

const countExamples = (count: number) => formatCount(count, 'Beispiel', 'Beispiele');

/** In the words of its team, who write in English. */
const Reason = ({ because }: { because: string | undefined }) =>
  because ? <span lang="en">{because}</span> : 'HTML des Servers, ohne Code';

function RemoteModule({ remote, templates }: { remote: string; templates: readonly Template[] }) {
  const [{ version, contract } = { version: '', contract: 0 }] = templates;
  return (
    <section className={styles.sheet} aria-labelledby={remote}>
      <h2 id={remote}>{remote}</h2>
      <p>
        Fassung <code>{version}</code>, Vertrag {contract}, {formatCount(templates.length, 'Vorlage', 'Vorlagen')}
      </p>
      <DataTable
        title={`Vorlagen von ${remote}`}
        columns={['Vorlage', 'Beispiele', 'Art', 'JS', 'CSS', 'Wozu Code']}
        lines={templates.map((template) => ({
          name: template.name,
          felder: [
            <a key="verweis" href={templatePath(template)}>
              {template.name}
            </a>,
            countExamples(template.examples.length),
            nameKind(template.template.island),
            formatKilobyte(template.js),
            formatKilobyte(template.css),
            <Reason key="grund" because={template.template.because} />,
          ],
        }))}
      />
    </section>
  );
}

/** The list of all templates, by owning remote. */
export function renderGallery(templates: readonly Template[], isAdmin: boolean, canary: Canary | null): string {
  const remotes = [...new Set(templates.map(({ remote }) => remote))];
  return renderToStaticMarkup(
    <div className={styles.page}>
      <section className={styles.sheet} aria-labelledby="uebersicht">
        <h2 id="uebersicht">Übersicht</h2>
        <p>
          Jede Vorlage der laufenden Fassungen mit ihren Beispielen. Größen sind unkomprimiert; JS zählt den Einstieg
          des Moduls mit, nicht, was alle Inseln gemeinsam brauchen.
        </p>
        <p className={styles.links}>
          {remotes.map((remote) => (
            <a key={remote} href={`#${remote}`}>
              {remote}
            </a>
          ))}
        </p>
        {canary && <Probe canary={canary} />}
        <p className={styles.links}>
          <a href={`/${LIMITS_AN}`} data-native="">
            Grenzen auf der Website zeigen
          </a>
          {isAdmin && <a href={PUBLICATIONS}>Veröffentlichungen</a>}
        </p>
      </section>
      {remotes.map((remote) => (
        <RemoteModule
          key={remote}
          remote={remote}
          templates={templates.filter((template) => template.remote === remote)}
        />
      ))}
    </div>,
  );
}

function TemplateDetails({ template: { remote, version, contract, template, js, css } }: { template: Template }) {
  const details: [string, ReactNode][] = [
    ['Modul', remote],
    ['Fassung', version],
    ['Vertrag', String(contract)],
    ['Plätze', template.slots.map((slot) => (slot === 'content' ? 'Inhalt' : 'Seitenleiste')).join(', ')],
    ['Art', nameKind(template.island)],
    ['Wozu Code', <Reason key="grund" because={template.because} />],
    ['Größe', `JS ${formatKilobyte(js)}, CSS ${formatKilobyte(css)}, unkomprimiert`],
  ];
  return <Details details={details} />;
}

/** One template with one of its examples in a frame of the chosen width. Works without scripts. */
export function renderTemplate(template: Template, num: number, width: number): string {
  const { name, examples } = template;
  const path = templatePath(template);
  const example = examples[num - 1];
  return renderToStaticMarkup(
    <section className={`${styles.page} ${styles.sheet}`} aria-labelledby="examples">
      <TemplateDetails template={template} />
      <h2 id="examples">{countExamples(examples.length)}</h2>
      <ul className={styles.selection}>
        {examples.map(({ name: exampleName, art: kind }, index) => (
          <li key={`${kind} ${index}`}>
            <a
              href={`${path}?beispiel=${index + 1}&breite=${width}`}
              aria-current={index + 1 === num ? 'true' : undefined}
            >
              {kind === 'aufzeichnung' ? `Aufzeichnung ${exampleName}` : exampleName}
            </a>
          </li>
        ))}
      </ul>
      {example && (
        <>
          <form className={styles.width} action={path}>
            <input type="hidden" name="beispiel" value={num} />
            <p className={styles.links}>
              {WIDTHS.map((fixed) => (
                <a
                  key={fixed}
                  href={`${path}?beispiel=${num}&breite=${fixed}`}
                  aria-current={fixed === width ? 'true' : undefined}
                >
                  {fixed} px
                </a>
              ))}
            </p>
            <label htmlFor="breite">Andere Breite in Pixeln</label>
            <input
              id="breite"
              name="breite"
              type="number"
              min={WIDTH.min}
              max={WIDTH.max}
              defaultValue={width}
              required
            />
            <Button type="submit" variant="secondary">
              Anzeigen
            </Button>
          </form>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame wider than the window is scrolled with the keyboard, too */}
          <section className={styles.stage} aria-label="Beispiel" tabIndex={0}>
            <iframe title={`${name}: ${example.name}`} src={`${path}${num}/`} width={width} height={800} />
          </section>
          <p>
            <a href={`${path}${num}/`} data-native="">
              Beispiel allein öffnen
            </a>
          </p>
        </>
      )}
    </section>,
  );
}
