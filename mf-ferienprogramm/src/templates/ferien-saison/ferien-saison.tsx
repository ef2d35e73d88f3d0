import type { SeasonPage } from '@gm/shared/areas/ferienprogramm/season-page';
import type { Page } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatCount } from '@gm/shared/format/count';
import { Cancelled } from '@gm/shared/list/cancelled';
import { Section } from '@gm/shared/ui/section';
import { Checkbox } from '../../action-form/checkbox.tsx';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import type { FerienSaisonProps } from './ferien-saison.context.ts';
import styles from './ferien-saison.module.css';

const NAME = 'ferien-saison';

/** The season on one page: what is missing, how full it is, what is set, drafts to publish, the last season to copy. */
export default function FerienSaison({ context: { saison: season }, seite: page }: FerienSaisonProps) {
  if (!season) {
    return (
      <Section>
        <Cancelled was="Die Saison" />
      </Section>
    );
  }
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        <OperationMessage seite={page} template={NAME} />
        <Missing fehlt={season.fehlt} />
        <section className={sheet.sheet} aria-labelledby="saison-eingestellt">
          <h2 id="saison-eingestellt">So steht die Saison {season.jahr}</h2>
          <div className={styles.groups}>
            {season.gruppen.map((group) => (
              <Group key={group.titel} {...group} />
            ))}
          </div>
        </section>
        {season.entwuerfe.length > 0 && <Drafts drafts={season.entwuerfe} seite={page} />}
        {season.letzte && <LastSeason last={season.letzte} seite={page} />}
      </div>
    </Section>
  );
}

function Missing({ fehlt: missing }: Pick<SeasonPage, 'fehlt'>) {
  return (
    <section className={sheet.sheet} aria-labelledby="saison-fehlt">
      <h2 id="saison-fehlt">{missing.length === 0 ? 'Es fehlt nichts' : 'Das fehlt noch'}</h2>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ satz: sentence, weiter: next }) => (
            <li key={sentence}>
              {sentence} <a href={next.href}>{next.text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Group({ titel: title, zeilen: lines, weiter: links }: SeasonPage['gruppen'][number]) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length > 0 && (
        <dl className={styles.facts}>
          {lines.map(({ titel: name, wert: value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
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

function LastSeason({
  last: { jahr: year, angebote: events, uebernommen: copied, anmeldung: registration },
  seite: page,
}: {
  last: NonNullable<SeasonPage['letzte']>;
  seite: Page;
}) {
  const form = { seite: page, template: NAME, fixed: { vorgang: 'uebernehmen', jahr: String(year) } };
  return (
    <section className={sheet.sheet} aria-labelledby="saison-letzte">
      <h2 id="saison-letzte">
        Saison {year} für {year + 1} übernehmen
      </h2>
      {copied > 0 && (
        <p>
          {formatCount(copied, 'Angebot ist', 'Angebote sind')} schon übernommen
          {events.length === 0 ? ', mehr gab es nicht.' : '.'}
        </p>
      )}
      {events.length > 0 && (
        <OperationForm {...form} submit={`Ausgewählte Angebote als Entwürfe für ${year + 1} übernehmen`}>
          <p>
            Jedes Angebot behält Wochentag und Ferienwoche, Texte, Bild, Ort, Preis, Fragen und Veranstalter.
            Anmeldungen werden nicht übernommen, E-Mails nicht verschickt, und veröffentlicht wird noch nichts.
          </p>
          {registration && (
            <Checkbox
              {...form}
              type="checkbox"
              legend="Anmeldezeit"
              selection={[
                { name: 'anmeldezeit', wert: 'on', text: `Auch übernehmen: ${registration}`, gewaehlt: true },
              ]}
            />
          )}
          <details className={styles.selection}>
            <summary>{formatCount(events.length, 'Angebot', 'Angebote')} ansehen und abwählen</summary>
            <Checkbox
              {...form}
              type="checkbox"
              legend={`Angebote aus ${year}`}
              selection={events.map(({ id, titel: title, bisher: before, neu: after }) => ({
                name: 'angebote',
                wert: String(id),
                text: `${title}: ${before} → ${after}`,
                gewaehlt: true,
              }))}
            />
          </details>
        </OperationForm>
      )}
    </section>
  );
}

function Drafts({ drafts, seite: page }: { drafts: SeasonPage['entwuerfe']; seite: Page }) {
  const form = { seite: page, template: NAME, fixed: { vorgang: 'veroeffentlichen' } };
  const complete = drafts.filter(({ fehlt: missing }) => !missing);
  const incomplete = drafts.filter(({ fehlt: missing }) => missing);
  return (
    <section className={sheet.sheet} aria-labelledby="saison-entwuerfe">
      <h2 id="saison-entwuerfe">{formatCount(drafts.length, 'Entwurf', 'Entwürfe')}</h2>
      {incomplete.length > 0 && (
        <ul>
          {incomplete.map(({ id, titel: title, detailURL, fehlt: missing }) => (
            <li key={id}>
              <a href={detailURL}>{title}</a>: {missing}
            </li>
          ))}
        </ul>
      )}
      {complete.length > 0 && (
        <OperationForm {...form} submit="Ausgewählte Entwürfe veröffentlichen" variant="secondary">
          <details className={styles.selection}>
            <summary>
              {formatCount(complete.length, 'vollständigen Entwurf', 'vollständige Entwürfe')} ansehen und abwählen
            </summary>
            <Checkbox
              {...form}
              type="checkbox"
              legend="Entwürfe"
              selection={complete.map(({ id, titel: title, termin }) => ({
                name: 'angebote',
                wert: String(id),
                text: `${title}: ${termin}`,
                gewaehlt: true,
              }))}
            />
          </details>
        </OperationForm>
      )}
    </section>
  );
}
