import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Helfer } from '../../helfer/helfer.tsx';
import { Auslagenliste } from '../../veranstalter/auslagenliste.tsx';
import { Fragenwahl } from '../../veranstalter/fragenwahl.tsx';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { VorgangFormular, Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import type { FerienBetreuungProps } from './ferien-betreuung.context.ts';

const NAME = 'ferien-betreuung';

function formatWann(augenblick: string): string {
  const { tag, uhrzeit } = readBerlinerZeit(new Date(augenblick));
  return `${formatDatum(tag)}, ${formatUhrzeit(uhrzeit)}`;
}

/** Who looks after an event, what it asks families, what it cost, and what was done with it. */
export default function FerienBetreuung({ context: { event }, seite }: FerienBetreuungProps) {
  const { veranstalter, fragen, helfer, auslagen, protokoll } = event.betreuung;
  const id = String(event.id);
  const neu = { seite, template: NAME, fest: { vorgang: 'eintragen', id } };
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Vorgangsmeldung seite={seite} template={NAME} />
        <section className={blatt.blatt} aria-labelledby="betreuung-veranstalter">
          <h2 id="betreuung-veranstalter">Veranstalter mit Zugang</h2>
          {veranstalter.length === 0 && <p>Noch niemand.</p>}
          {veranstalter.length > 0 && (
            <ul>
              {veranstalter.map(({ id: nummer, name, email }) => (
                <li key={nummer}>
                  {name}, <MailLink adresse={email} />
                  <VorgangFormular
                    seite={seite}
                    template={NAME}
                    fest={{ vorgang: 'austragen', id, veranstalter: String(nummer) }}
                    absenden="Austragen"
                    wozu={name}
                    variant="secondary"
                  />
                </li>
              ))}
            </ul>
          )}
          <VorgangFormular {...neu} absenden="Veranstalter eintragen">
            <p>
              Wer hier steht, sieht die angemeldeten Kinder mit Alter und dem, was unten gefragt wird, kann den Familien
              schreiben, Plätze dazugeben und Auslagen melden. Er bekommt eine E-Mail mit dem Weg dorthin.
            </p>
            <Eingabefeld {...neu} name="name" label="Name" required hint="Zum Beispiel des Vereins." />
            <Eingabefeld {...neu} name="email" label="E-Mail-Adresse" type="email" required />
          </VorgangFormular>
        </section>
        <section className={blatt.blatt} aria-labelledby="betreuung-fragen">
          <h2 id="betreuung-fragen">Fragen an die Familien</h2>
          <Fragenwahl seite={seite} template={NAME} fest={{ vorgang: 'fragen', id }} fragen={fragen} />
        </section>
        <Helfer
          liste={helfer}
          seite={seite}
          template={NAME}
          einer={{ id }}
          druck={`/api/intranet/ferienprogramm/${id}/helfer`}
        />
        {auslagen.length > 0 && (
          <section className={blatt.blatt} aria-labelledby="betreuung-auslagen">
            <h2 id="betreuung-auslagen">Auslagen der Veranstalter</h2>
            <Auslagenliste auslagen={auslagen} />
          </section>
        )}
        {protokoll.length > 0 && (
          <section className={blatt.blatt} aria-labelledby="betreuung-protokoll">
            <h2 id="betreuung-protokoll">Was geschehen ist</h2>
            <ul>
              {protokoll.map(({ wann, wer, was }, nummer) => (
                <li key={nummer}>
                  {formatWann(wann)}, {wer}: {was}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
