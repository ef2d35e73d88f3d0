import type { CheckReport, Draw } from '@gm/shared/areas/ferienprogramm/draw/check-draw';
import { requestJson } from '@gm/shared/browser/request-json';
import { formatCount } from '@gm/shared/format/count';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useState } from 'react';
import { TRY_AGAIN } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import styles from './ferienprogramm-verlosung.module.css';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

interface Computed {
  verlosung: Draw;
  bericht: CheckReport;
  sekunden: number;
}

/** Repeats the draw on the visitor's device and finds a child by its number. */
export function Recalculation({ source }: { source: string }) {
  const [computed, setComputed] = useState<Computed | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();

  const reckon = () =>
    run(async () => {
      const answer = await requestJson<Draw>(source);
      if (!answer.ok || !answer.body) throw new Error(TRY_AGAIN);
      if (!globalThis.crypto?.subtle) {
        throw new Error('Ihr Browser kann hier keine Prüfsummen bilden. Bitte öffnen Sie die Seite mit https.');
      }
      const { checkDraw } = await import('@gm/shared/areas/ferienprogramm/draw/check-draw');
      // Lets the browser paint the progress message before the computation blocks it.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const start = performance.now();
      const report = await checkDraw(answer.body);
      setComputed({ verlosung: answer.body, bericht: report, sekunden: (performance.now() - start) / 1000 });
    });

  return (
    <section className={styles.part} aria-labelledby="nachrechnen">
      <h2 id="nachrechnen">Selbst nachrechnen</h2>
      <p>
        Ihr Gerät lädt die Wunschliste ohne Namen, vergleicht ihre Prüfsumme und wiederholt die ganze Verlosung. Das
        dauert einige Sekunden.
      </p>
      <p>
        <Button disabled={running} onClick={() => void reckon()}>
          {running ? 'Es wird gerechnet …' : 'Verlosung nachrechnen'}
        </Button>
      </p>
      {error && (
        <Alert kind="danger" title="Es wurde nicht gerechnet" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
      {computed && <Bericht {...computed} />}
      {computed && <Search {...computed} />}
    </section>
  );
}

function Bericht({ verlosung: draw, bericht: report, sekunden: seconds }: Computed) {
  const { liste_stimmt, saat_stimmt, abweichungen: deviations, ergebnis: result } = report;
  const stimmt = liste_stimmt && saat_stimmt && deviations.length === 0;
  const children = draw.liste.kinder.length;
  return (
    <Alert
      kind={stimmt ? 'success' : 'danger'}
      title={stimmt ? 'Die Verlosung stimmt' : 'Die Verlosung stimmt nicht'}
      level={3}
      live
    >
      <ul>
        <li>
          {liste_stimmt
            ? 'Die Wunschliste ist die, deren Prüfsumme veröffentlicht wurde.'
            : 'Die Wunschliste ist nicht die, deren Prüfsumme veröffentlicht wurde.'}
        </li>
        <li>
          {saat_stimmt
            ? 'Die Saat folgt aus Prüfsumme und öffentlicher Zahl.'
            : 'Die Saat folgt nicht aus Prüfsumme und öffentlicher Zahl.'}
        </li>
        <li>
          {deviations.length === 0
            ? `Die Plätze sind für ${formatCount(children, 'Kind', 'Kinder')} genau die, die Ihr Gerät gezogen hat.`
            : `Bei ${deviations.length} von ${children} Kindern kommt etwas anderes heraus: ${deviations.slice(0, 20).join(', ')}`}
        </li>
        {result.schranke > 0 && (
          <li>
            Das sind {number.format(Math.min(100, (result.wert / result.schranke) * 100))} % der Punkte, die keine
            Verteilung überschreiten kann.
          </li>
        )}
        <li>
          Gerechnet in {seconds < 1 ? 'weniger als einer Sekunde' : `${number.format(seconds)} Sekunden`} auf Ihrem
          Gerät.
        </li>
      </ul>
    </Alert>
  );
}

/** A family finds its child by a number that only it knows. */
function Search({ verlosung: { liste: list, zuteilung: allocation } }: Computed) {
  const [lotNumber, setLotNumber] = useState('');
  const character = lotNumber.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isWanted = (one: { losnummer: string }) => one.losnummer.replace('-', '') === character;
  const child = list.kinder.find(isWanted);
  const places = allocation.find(isWanted)?.plaetze ?? [];
  const title = new Map(list.veranstaltungen.map((one) => [one.id, one.titel]));
  return (
    <>
      <Field id="losnummer" label="Losnummer Ihres Kindes" message={undefined}>
        <input
          id="losnummer"
          className={joinClasses(input.input, input.short)}
          value={lotNumber}
          placeholder="ABCD-2345"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setLotNumber(target.value)}
        />
      </Field>
      <div role="status">
        {character.length === 8 && !child && <p>Diese Losnummer steht nicht auf der Wunschliste.</p>}
        {child && (
          <>
            <p>
              {places.length > 0
                ? `${places.length} von ${child.wuensche.length} Wünschen erfüllt:`
                : 'Kein Platz bekommen.'}
            </p>
            <ol>
              {child.wuensche.map((id) => (
                <li key={id}>
                  {title.get(id) ?? `Angebot ${id}`} –{' '}
                  {places.includes(id) ? <strong>bekommen</strong> : 'nicht bekommen'}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
