import detail from '@gm/shared/detail/detail.module.css';
import { DetailZeichen } from '@gm/shared/detail/detail-zeichen';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatTermin } from '@gm/shared/format/termin';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId, useState } from 'react';
import { Ablauf } from '../../teile/ablauf.tsx';
import { Dateien } from '../../teile/dateien.tsx';
import teile from '../../teile/ratsinfo.module.css';
import { Verweise } from '../../teile/verweise.tsx';
import { Notizmeldung, readReturn } from './notizmeldung.tsx';
import type { ratssitzung } from './ratssitzung.context.ts';
import { Tagesordnung } from './tagesordnung.tsx';

/** A meeting: when and where, what is on the agenda, what became of it. Its title is the page's heading. */
export default function Ratssitzung({ context, options, seite }: TemplateProps<typeof ratssitzung>) {
  const id = useId();
  const sitzung = context.ratssitzung;
  const { gremien, ort, anschrift, abgesagt, tagesordnung, dateien, teilnehmer, vorige, naechste } = sitzung;
  const oeffentliche = tagesordnung.filter(({ oeffentlich }) => oeffentlich);
  const zurueck = readReturn(seite);
  const adresse = seite.pfad + seite.suche;
  // What is saved keeps the log-in alive: its end is counted anew.
  const [gespeichert, setGespeichert] = useState(0);
  const onSuccess = () => setGespeichert((anzahl) => anzahl + 1);
  const notizen = { adresse, aktion: options.aktion, zurueck, onSuccess };
  const geschuetzte = tagesordnung.filter(({ oeffentlich }) => !oeffentlich);
  return (
    <Abschnitt>
      <div className={detail.mitRand}>
        <article className={detail.blatt}>
          <Notizmeldung sitzung={sitzung} formular={seite.formular} zurueck={zurueck} notizen={notizen} />
          {sitzung.sekunden && (
            <Ablauf
              key={`${adresse} ${gespeichert}`}
              sekunden={sitzung.sekunden}
              aktion={options.erneuernAktion}
              adresse={adresse}
            />
          )}
          {abgesagt && (
            <Alert kind="warning" title="Diese Sitzung ist abgesagt">
              <p>Sie findet nicht statt.</p>
            </Alert>
          )}
          <div className={detail.mitDatum}>
            <Datumsmarke tag={sitzung.datum_von} />
            <ul className={detail.zeilen}>
              <li>
                <DetailZeichen fuer="wann" />
                <span>{formatTermin(sitzung)}</span>
              </li>
              {ort && (
                <li>
                  <DetailZeichen fuer="ort" />
                  <span>
                    <span>{ort}</span>
                    {anschrift && <span>{anschrift}</span>}
                  </span>
                </li>
              )}
              {gremien.length > 0 && (
                <li>
                  <DetailZeichen fuer="personen" />
                  <span>
                    <Verweise zu={gremien} />
                  </span>
                </li>
              )}
            </ul>
          </div>
          <div className={detail.knoepfe}>
            <LinkButton href={sitzung.kalenderURL} variant="secondary">
              In meinen Kalender
            </LinkButton>
            <LinkButton href={sitzung.mappeURL} variant="secondary" download>
              Sitzungsmappe herunterladen (ZIP)
            </LinkButton>
          </div>
          {tagesordnung.length === 0 && (
            <Alert title="Noch keine Tagesordnung">
              <p>Sie erscheint in der Regel eine Woche vor der Sitzung.</p>
            </Alert>
          )}
          <Tagesordnung titel="Tagesordnung" punkte={oeffentliche} {...notizen} />
          <Tagesordnung titel="Nichtöffentlicher Teil" punkte={geschuetzte} {...notizen} />
          {dateien.length > 0 && (
            <section className={teile.gestapelt} aria-labelledby={`${id}-dateien`}>
              <h2 id={`${id}-dateien`} className={teile.teiltitel}>
                Unterlagen
              </h2>
              <Dateien dateien={dateien} />
            </section>
          )}
          <Zurueck href="/ratsinfo/sitzungen/" text="Alle Sitzungen" />
        </article>
        <div className={detail.rand}>
          {teilnehmer.length > 0 && (
            <section className={detail.karte} aria-labelledby={`${id}-teilnehmer`}>
              <h2 id={`${id}-teilnehmer`}>Anwesend</h2>
              <p>
                <Verweise zu={teilnehmer} />
              </p>
            </section>
          )}
          {(vorige || naechste) && (
            <nav className={detail.karte} aria-label="Sitzungen desselben Gremiums">
              {naechste && (
                <p>
                  Nächste Sitzung: <a href={naechste.detailURL}>{naechste.name}</a>
                </p>
              )}
              {vorige && (
                <p>
                  Vorige Sitzung: <a href={vorige.detailURL}>{vorige.name}</a>
                </p>
              )}
            </nav>
          )}
        </div>
      </div>
    </Abschnitt>
  );
}
