import { formatGebuehren } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import { formatDatum } from '@gm/shared/format/datum';
import { LeereListe } from '@gm/shared/liste/leere-liste';
import liste from '@gm/shared/liste/liste.module.css';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Ausfall } from '../../programm/ausfall.tsx';
import { filterProgramm, isFiltered, listTage, readFilter } from '../../programm/filter-programm.ts';
import { describeGeschlossen } from '../../programm/geschlossen.tsx';
import { groupByWoche } from '../../programm/group-by-woche.ts';
import { useMinute } from '../../programm/use-minute.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import { Verlosungshinweis } from '../../wuensche/verlosungshinweis.tsx';
import type { ferienprogrammListe } from './ferienprogramm-liste.context.ts';
import styles from './ferienprogramm-liste.module.css';
import { ProgrammFilter } from './programm-filter.tsx';
import { VeranstaltungZeile } from './veranstaltung-zeile.tsx';

function formatCount(anzahl: number): string {
  return anzahl === 1 ? '1 Veranstaltung' : `${anzahl} Veranstaltungen`;
}

/** The holiday programme (requirement F-1): filters that work as a plain GET form, and a row for each event, week by week. */
export default function FerienprogrammListe({ context, options, seite }: TemplateProps<typeof ferienprogrammListe>) {
  const jetzt = useMinute(context.jetzt);
  const live = useProgramm(options.programm);
  const programm = live.programm ?? context.ferienprogramm;
  const filter = readFilter(seite.suche);
  if (!programm) return <Ausfall endpoint={options.programm} seite={seite} />;
  const passende = filterProgramm(programm, filter, jetzt);
  const geschlossen = describeGeschlossen(options, jetzt);
  const gebuehren = formatGebuehren(options);
  return (
    <div className={liste.seite}>
      <ProgrammFilter seite={seite} filter={filter} tage={listTage(programm)} />
      <ListenErgebnis
        titel={formatCount(passende.length)}
        neben={
          geschlossen ? (
            <p>{geschlossen}</p>
          ) : (
            <LinkButton href="/ferienprogramm-anmeldung/kontakt/">Zum Anmeldeformular</LinkButton>
          )
        }
      >
        {!geschlossen && <Verlosungshinweis options={options} />}
        {gebuehren && <p>Zu den Preisen kommen Gebühren: {gebuehren}.</p>}
        {passende.length > 0 ? (
          groupByWoche(passende).map(({ montag, eintraege }) => (
            <section key={montag} aria-labelledby={`woche-${montag}`}>
              <h3 id={`woche-${montag}`} className={styles.woche}>
                Woche ab {formatDatum(montag)}
              </h3>
              <ul className={styles.zeilen}>
                {eintraege.map((veranstaltung) => (
                  <li key={veranstaltung.id}>
                    <VeranstaltungZeile veranstaltung={veranstaltung} options={options} jetzt={jetzt} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        ) : (
          <LeereListe
            istGefiltert={isFiltered(filter)}
            ohneTreffer="Zu Ihrer Auswahl gibt es keine Veranstaltung."
            alle={{ href: seite.pfad, text: 'Alle Veranstaltungen zeigen' }}
            nichts="Zurzeit stehen keine Veranstaltungen im Programm."
          />
        )}
      </ListenErgebnis>
    </div>
  );
}
