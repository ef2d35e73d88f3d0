import type { TemplateProps } from '@gm/shared/contract';
import { Cancelled } from '@gm/shared/list/cancelled';
import list from '@gm/shared/list/list.module.css';
import { ListResult } from '@gm/shared/list/list-result';
import { Alert } from '@gm/shared/ui/alert';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { buildHref, readQuery } from './abfall-query.ts';
import { AbfallSelection } from './abfall-selection.tsx';
import type { abfalltermine } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';
import { NextPickups } from './next-pickups.tsx';
import { Take } from './take.tsx';
import { YearCalendar } from './year-calendar.tsx';

/** Waste collection of a street or district: next dates, a twelve-month calendar, and ways to save them. */
export default function Abfalltermine({ context, options, seite: page }: TemplateProps<typeof abfalltermine>) {
  const id = useId();
  const data = context.abfalltermine;
  const { heute: today, auswahl: selection } = data;
  const query = readQuery(page);
  if (today === null) {
    return (
      <Section>
        <Cancelled was="Die Abfalltermine" />
      </Section>
    );
  }
  const kinds = data.arten.filter((kind) => query.arten.length === 0 || query.arten.includes(kind.id));
  const termine = data.termine.filter((termin) => kinds.some((kind) => kind.id === termin.art));
  return (
    <Section>
      <div className={list.page}>
        <AbfallSelection seite={page} query={query} data={data} />
        {!selection && (query.strasse || query.ortsteil) && (
          <Alert kind="warning" title="Diese Straße finden wir nicht">
            <p>Bitte wählen Sie Ihre Straße oder Ihren Ortsteil aus der Liste.</p>
          </Alert>
        )}
        {!selection && !query.strasse && !query.ortsteil && (
          <p className={styles.invitation}>
            Wählen Sie Ihre Straße, dann sehen Sie hier die nächsten Abholungen und den Kalender der kommenden zwölf
            Monate.
          </p>
        )}
        {selection && (
          <>
            <ListResult
              title={`Nächste Abholungen: ${[selection.strasse, selection.ortsteil].filter(Boolean).join(', ')}`}
            >
              {selection.abweichend.length > 0 && (
                <p>
                  In einzelnen Straßen gelten andere Termine:{' '}
                  {selection.abweichend.map((street, index) => (
                    <span key={street.id}>
                      {index > 0 && ', '}
                      <a href={buildHref(page, { ...query, strasse: street.id })}>{street.name}</a>
                    </span>
                  ))}
                </p>
              )}
              {kinds.length === 0 ? (
                <p>
                  Diese Abfallart gibt es nicht. <a href={buildHref(page, { ...query, arten: [] })}>Alle zeigen</a>
                </p>
              ) : (
                <NextPickups kinds={kinds} dates={termine} today={today} />
              )}
            </ListResult>
            <Take query={query} calendar={data.kalender} reminderLink={options.erinnerungLink} />
            <section aria-labelledby={id} className={list.result}>
              <h2 id={id}>Kalender für zwölf Monate</h2>
              <YearCalendar allKinds={data.arten} kinds={kinds} dates={termine} today={today} />
            </section>
          </>
        )}
      </div>
    </Section>
  );
}
