import { requestJson } from '@gm/shared/browser/request-json';
import type { Page } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate } from '@gm/shared/format/date';
import { WeekPlan } from '@gm/shared/list/week-plan';
import { Alert } from '@gm/shared/ui/alert';
import { Section } from '@gm/shared/ui/section';
import { useId, useState } from 'react';
import styles from '../../desk/detail.module.css';
import { Published } from '../../desk/published.tsx';
import { TrafficLight } from '../../desk/traffic-light.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { FreigabeProps } from './freigabe.context.ts';

type Freigabe = FreigabeProps['context']['freigabe'];

/** Loads the current state; undefined on failure, where a link below the message reloads the page. */
async function fetchState(reference: string): Promise<Freigabe | undefined> {
  const answer = await requestJson<Freigabe>(`/api/intranet/freigaben/${reference}`);
  return answer.ok ? answer.body : undefined;
}

/** A resident's submission: original, history and decision. */
export default function ReleasePage({ context, options, seite: page }: FreigabeProps) {
  const [fresh, setNew] = useState<Freigabe>();
  const release = fresh && fresh.referenz === context.freigabe.referenz ? fresh : context.freigabe;
  const {
    offenBei: openAt,
    oeffentlich: isPublic,
    weiter: next,
    frage: question,
    antwort: answer,
    konflikte: conflicts,
    woche: week,
  } = release;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/freigaben/" text="Zum Eingang" />
        {openAt.length > 0 && (
          <Alert kind="warning" title={`Auch ${openAt.join(', ')} hat diese Einsendung gerade offen`}>
            <p>Wer zuerst speichert, entscheidet; die andere Person wird gefragt, bevor etwas überschrieben wird.</p>
          </Alert>
        )}
        <Published address={isPublic} />
        {next && (
          <Alert kind="success" title="So geht es weiter">
            <p>
              <a href={next.href}>{next.text}</a>
            </p>
          </Alert>
        )}
        {question && (
          <Alert title="Wir warten auf eine Antwort">
            <p className={styles.words}>{question}</p>
          </Alert>
        )}
        {answer && (
          <Alert kind="success" title="Der Absender hat geantwortet">
            <p className={styles.words}>{answer}</p>
          </Alert>
        )}
        {conflicts.length > 0 && (
          <Alert kind="danger" title={week ? `Schon belegt: ${week.halle}` : 'Das verhindert die Freigabe'}>
            <ul>
              {conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Beside title="Gehört zu" links={release.gehoertZu} />
        {week && (
          <section className={sheet.sheet} aria-labelledby="freigabe-woche">
            <h2 id="freigabe-woche">{week.halle} in dieser Woche</h2>
            <WeekPlan week={week} />
          </section>
        )}
        <Beside title="Was sonst an diesem Tag ist" links={release.amSelbenTag} />
        <div className={styles.columns}>
          <Details release={release} />
          <div className={sheet.page}>
            <Decision
              release={release}
              action={options.aktion}
              seite={page}
              onSaved={() => void fetchState(release.referenz).then(setNew)}
            />
            <HistoryTrail release={release} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Links to what belongs to it or takes place at the same time. */
function Beside({ title, links }: { title: string; links: Freigabe['gehoertZu'] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={sheet.sheet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.next}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ release }: { release: Freigabe }) {
  const { bild: image } = release;
  return (
    <section className={sheet.sheet} aria-labelledby="freigabe-angaben">
      <h2 id="freigabe-angaben">
        {release.bezeichnung} {release.referenz}
      </h2>
      <p>
        <TrafficLight {...release} />
      </p>
      <p className={styles.meta}>
        Eingegangen am {formatDate(release.eingegangen)}
        {release.email && (
          <>
            {' von '}
            <a href={`mailto:${release.email}`}>{release.email}</a>
          </>
        )}
        {release.zustaendig && `, bearbeitet von ${release.zustaendig}`}
      </p>
      {image && <img className={styles.picture} src={image.src} alt={image.alt} loading="lazy" />}
      <dl className={styles.facts}>
        {release.angaben.map(({ titel: title, wert: value, korrigiert: corrected }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {corrected === null ? (
                value
              ) : (
                <>
                  <del>{value || 'leer'}</del> <ins>{corrected}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {release.zustimmungen.length > 0 && <Consents zustimmungen={release.zustimmungen} />}
    </section>
  );
}

function Consents({ zustimmungen: consents }: Pick<Freigabe, 'zustimmungen'>) {
  return (
    <>
      <h3>Zugestimmt</h3>
      <ul>
        {consents.map(({ text, fassung: version, am: on }) => (
          <li key={text}>
            „{text}“{' '}
            <span className={styles.meta}>
              {on}, Fassung {version}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DecisionProps {
  release: Freigabe;
  action: string;
  seite: Page;
  onSaved: () => void;
}

function Decision({ release, seite: page, ...rest }: DecisionProps) {
  const isHandled = release.schritte.length === 0 && page.formular?.status !== 'success';
  return (
    <section className={sheet.sheet} aria-labelledby="freigabe-entscheidung">
      <h2 id="freigabe-entscheidung">Entscheidung</h2>
      {isHandled ? (
        <p>Der Absender hat seine Einsendung zurückgezogen. Hier ist nichts mehr zu tun.</p>
      ) : (
        <DecisionForm release={release} seite={page} {...rest} />
      )}
    </section>
  );
}

function HistoryTrail({ release: { verlauf: history, eingegangen: received } }: { release: Freigabe }) {
  return (
    <section className={sheet.sheet} aria-labelledby="freigabe-verlauf">
      <h2 id="freigabe-verlauf">Verlauf</h2>
      <ol className={styles.history}>
        <li>
          <p>
            <b>Eingegangen</b> am {formatDate(received)}
          </p>
        </li>
        {history.map(({ am: on, wer: who, was, nachricht: message, korrektur: correction }, index) => (
          <li key={index}>
            <p>
              <b>{who}</b> {was} <span className={styles.meta}>{on}</span>
            </p>
            {correction && <p>Geändert: {correction}</p>}
            {message && <p className={styles.words}>{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
