import type { Pruefbericht, Verlosung } from '@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung';
import { requestJson } from '@gm/shared/browser/request-json';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useState } from 'react';
import { VERSUCHEN_SIE_ES } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import styles from './ferienprogramm-verlosung.module.css';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

interface Gerechnet {
  verlosung: Verlosung;
  bericht: Pruefbericht;
  sekunden: number;
}

/** Draws once more on the visitor's device, and finds a child by its number. */
export function Nachrechnung({ quelle }: { quelle: string }) {
  const [gerechnet, setGerechnet] = useState<Gerechnet | null>(null);
  const { laeuft, fehler, run } = useAktion();

  const reckon = () =>
    run(async () => {
      const antwort = await requestJson<Verlosung>(quelle);
      if (!antwort.ok || !antwort.body) throw new Error(VERSUCHEN_SIE_ES);
      if (!globalThis.crypto?.subtle) {
        throw new Error('Ihr Browser kann hier keine Prüfsummen bilden. Bitte öffnen Sie die Seite mit https.');
      }
      const { checkVerlosung } = await import('@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung');
      // The page says that it reckons before it is too busy to draw anything.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const beginn = performance.now();
      const bericht = await checkVerlosung(antwort.body);
      setGerechnet({ verlosung: antwort.body, bericht, sekunden: (performance.now() - beginn) / 1000 });
    });

  return (
    <section className={styles.teil} aria-labelledby="nachrechnen">
      <h2 id="nachrechnen">Selbst nachrechnen</h2>
      <p>
        Ihr Gerät lädt die Wunschliste ohne Namen, vergleicht ihre Prüfsumme und wiederholt die ganze Verlosung. Das
        dauert einige Sekunden.
      </p>
      <p>
        <Button disabled={laeuft} onClick={() => void reckon()}>
          {laeuft ? 'Es wird gerechnet …' : 'Verlosung nachrechnen'}
        </Button>
      </p>
      {fehler && (
        <Alert kind="danger" title="Es wurde nicht gerechnet" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
      {gerechnet && <Bericht {...gerechnet} />}
      {gerechnet && <Suche {...gerechnet} />}
    </section>
  );
}

function Bericht({ verlosung, bericht, sekunden }: Gerechnet) {
  const { liste_stimmt, saat_stimmt, abweichungen, ergebnis } = bericht;
  const stimmt = liste_stimmt && saat_stimmt && abweichungen.length === 0;
  const kinder = verlosung.liste.kinder.length;
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
          {abweichungen.length === 0
            ? `Alle ${kinder} Kinder haben genau die Plätze, die Ihr Gerät gezogen hat.`
            : `Bei ${abweichungen.length} von ${kinder} Kindern kommt etwas anderes heraus: ${abweichungen.slice(0, 20).join(', ')}`}
        </li>
        {ergebnis.schranke > 0 && (
          <li>
            Das sind {number.format(Math.min(100, (ergebnis.wert / ergebnis.schranke) * 100))} % der Punkte, die keine
            Verteilung überschreiten kann.
          </li>
        )}
        <li>
          Gerechnet in {sekunden < 1 ? 'weniger als einer Sekunde' : `${number.format(sekunden)} Sekunden`} auf Ihrem
          Gerät.
        </li>
      </ul>
    </Alert>
  );
}

/** A family finds its child: only it knows the number. */
function Suche({ verlosung: { liste, zuteilung } }: Gerechnet) {
  const [losnummer, setLosnummer] = useState('');
  const zeichen = losnummer.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isGesucht = (eines: { losnummer: string }) => eines.losnummer.replace('-', '') === zeichen;
  const kind = liste.kinder.find(isGesucht);
  const plaetze = zuteilung.find(isGesucht)?.plaetze ?? [];
  const titel = new Map(liste.veranstaltungen.map((eine) => [eine.id, eine.titel]));
  return (
    <>
      <Feld id="losnummer" label="Losnummer Ihres Kindes" meldung={undefined}>
        <input
          id="losnummer"
          className={joinClasses(eingabe.eingabe, eingabe.kurz)}
          value={losnummer}
          placeholder="ABCD-2345"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setLosnummer(target.value)}
        />
      </Feld>
      <div role="status">
        {zeichen.length === 8 && !kind && <p>Diese Losnummer steht nicht auf der Wunschliste.</p>}
        {kind && (
          <>
            <p>
              {plaetze.length > 0
                ? `${plaetze.length} von ${kind.wuensche.length} Wünschen erfüllt:`
                : 'Kein Platz bekommen.'}
            </p>
            <ol>
              {kind.wuensche.map((id) => (
                <li key={id}>
                  {titel.get(id) ?? `Angebot ${id}`} –{' '}
                  {plaetze.includes(id) ? <strong>bekommen</strong> : 'nicht bekommen'}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
