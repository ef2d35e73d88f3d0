import { Button } from '@gm/shared/ui/button';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Canary } from '../registry/registry-file.ts';
import { Angaben } from './angaben.tsx';
import { GRENZEN_AN } from './choose-grenzen.ts';
import { formatAnzahl, formatKilobyte } from './format-zahl.ts';
import { vorlagePfad } from './galerie-path.ts';
import { nameArt } from './grenzen.tsx';
import type { Vorlage } from './list-vorlagen.ts';
import { Probe } from './probe.tsx';
import { Tabelle } from './tabelle.tsx';
import { VEROEFFENTLICHUNGEN } from './veroeffentlichungen.tsx';
import styles from './werkzeuge.module.css';

/** Widths of devices in CSS pixels, and what else may be asked for. */
const BREITEN = [320, 390, 768, 1280] as const;
export const BREITE = { min: 240, max: 2560, standard: 390 } as const;

const countBeispiele = (anzahl: number) => formatAnzahl(anzahl, 'Beispiel', 'Beispiele');

/** In the words of its team, who write in the language of the code. */
const Grund = ({ because }: { because: string | undefined }) =>
  because ? <span lang="en">{because}</span> : 'HTML des Servers, ohne Code';

function Modul({ remote, vorlagen }: { remote: string; vorlagen: readonly Vorlage[] }) {
  const [{ version, contract } = { version: '', contract: 0 }] = vorlagen;
  return (
    <section className={styles.blatt} aria-labelledby={remote}>
      <h2 id={remote}>{remote}</h2>
      <p>
        Fassung <code>{version}</code>, Vertrag {contract}, {formatAnzahl(vorlagen.length, 'Vorlage', 'Vorlagen')}
      </p>
      <Tabelle
        titel={`Vorlagen von ${remote}`}
        spalten={['Vorlage', 'Beispiele', 'Art', 'JS', 'CSS', 'Wozu Code']}
        zeilen={vorlagen.map((vorlage) => ({
          name: vorlage.name,
          felder: [
            <a key="verweis" href={vorlagePfad(vorlage)}>
              {vorlage.name}
            </a>,
            countBeispiele(vorlage.beispiele.length),
            nameArt(vorlage.template.island),
            formatKilobyte(vorlage.js),
            formatKilobyte(vorlage.css),
            <Grund key="grund" because={vorlage.template.because} />,
          ],
        }))}
      />
    </section>
  );
}

/** The list of all templates, by the remote that owns them. */
export function renderGalerie(vorlagen: readonly Vorlage[], isAdmin: boolean, canary: Canary | null): string {
  const remotes = [...new Set(vorlagen.map(({ remote }) => remote))];
  return renderToStaticMarkup(
    <div className={styles.seite}>
      <section className={styles.blatt} aria-labelledby="uebersicht">
        <h2 id="uebersicht">Übersicht</h2>
        <p>
          Jede Vorlage der laufenden Fassungen mit ihren Beispielen. Größen sind unkomprimiert; JS zählt den Einstieg
          des Moduls mit, nicht, was alle Inseln gemeinsam brauchen.
        </p>
        <p className={styles.verweise}>
          {remotes.map((remote) => (
            <a key={remote} href={`#${remote}`}>
              {remote}
            </a>
          ))}
        </p>
        {canary && <Probe canary={canary} />}
        <p className={styles.verweise}>
          <a href={`/${GRENZEN_AN}`} data-native="">
            Grenzen auf der Website zeigen
          </a>
          {isAdmin && <a href={VEROEFFENTLICHUNGEN}>Veröffentlichungen</a>}
        </p>
      </section>
      {remotes.map((remote) => (
        <Modul key={remote} remote={remote} vorlagen={vorlagen.filter((vorlage) => vorlage.remote === remote)} />
      ))}
    </div>,
  );
}

function Vorlagenangaben({ vorlage: { remote, version, contract, template, js, css } }: { vorlage: Vorlage }) {
  const angaben: [string, ReactNode][] = [
    ['Modul', remote],
    ['Fassung', version],
    ['Vertrag', String(contract)],
    ['Plätze', template.slots.map((slot) => (slot === 'content' ? 'Inhalt' : 'Seitenleiste')).join(', ')],
    ['Art', nameArt(template.island)],
    ['Wozu Code', <Grund key="grund" because={template.because} />],
    ['Größe', `JS ${formatKilobyte(js)}, CSS ${formatKilobyte(css)}, unkomprimiert`],
  ];
  return <Angaben angaben={angaben} />;
}

/** One template with one of its examples in a frame as wide as asked for. Neither choosing nor reading needs a script. */
export function renderVorlage(vorlage: Vorlage, nummer: number, breite: number): string {
  const { name, beispiele } = vorlage;
  const pfad = vorlagePfad(vorlage);
  const beispiel = beispiele[nummer - 1];
  return renderToStaticMarkup(
    <section className={`${styles.seite} ${styles.blatt}`} aria-labelledby="beispiele">
      <Vorlagenangaben vorlage={vorlage} />
      <h2 id="beispiele">{countBeispiele(beispiele.length)}</h2>
      <ul className={styles.auswahl}>
        {beispiele.map(({ name: beispielName, art }, index) => (
          <li key={`${art} ${index}`}>
            <a
              href={`${pfad}?beispiel=${index + 1}&breite=${breite}`}
              aria-current={index + 1 === nummer ? 'true' : undefined}
            >
              {art === 'aufzeichnung' ? `Aufzeichnung ${beispielName}` : beispielName}
            </a>
          </li>
        ))}
      </ul>
      {beispiel && (
        <>
          <form className={styles.breite} action={pfad}>
            <input type="hidden" name="beispiel" value={nummer} />
            <p className={styles.verweise}>
              {BREITEN.map((feste) => (
                <a
                  key={feste}
                  href={`${pfad}?beispiel=${nummer}&breite=${feste}`}
                  aria-current={feste === breite ? 'true' : undefined}
                >
                  {feste} px
                </a>
              ))}
            </p>
            <label htmlFor="breite">Andere Breite in Pixeln</label>
            <input
              id="breite"
              name="breite"
              type="number"
              min={BREITE.min}
              max={BREITE.max}
              defaultValue={breite}
              required
            />
            <Button type="submit" variant="secondary">
              Anzeigen
            </Button>
          </form>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame wider than the window is scrolled with the keyboard, too */}
          <section className={styles.buehne} aria-label="Beispiel" tabIndex={0}>
            <iframe title={`${name}: ${beispiel.name}`} src={`${pfad}${nummer}/`} width={breite} height={800} />
          </section>
          <p>
            <a href={`${pfad}${nummer}/`} data-native="">
              Beispiel allein öffnen
            </a>
          </p>
        </>
      )}
    </section>,
  );
}
