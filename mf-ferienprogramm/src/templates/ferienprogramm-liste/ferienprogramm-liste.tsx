import { formatDatum } from '@gm/shared/format/datum';
import { LeereListe } from '@gm/shared/liste/leere-liste';
import liste from '@gm/shared/liste/liste.module.css';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { istAnmeldungOffen } from '@gm/shared/regeln/ferienprogramm';
import { Alert } from '@gm/shared/ui/alert';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useMinute } from '@gm/shared/ui/use-minute';
import type { TemplateProps } from '@gm/shared/vertrag';
import { filterProgramm, istGefiltert, listTage, readFilter } from '../../programm/filter-programm.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import type { ferienprogrammListe } from './ferienprogramm-liste.context.ts';
import { ProgrammFilter } from './programm-filter.tsx';
import { VeranstaltungKarte } from './veranstaltung-karte.tsx';

function nenneAnzahl(anzahl: number): string {
  return anzahl === 1 ? '1 Veranstaltung' : `${anzahl} Veranstaltungen`;
}

/** The holiday programme (specification B2): filters that work as a plain GET form, and a card for each event. */
export default function FerienprogrammListe({ context, options, seite }: TemplateProps<typeof ferienprogrammListe>) {
  const jetzt = useMinute(context.jetzt);
  const live = useProgramm(options.programm);
  const programm = live.programm ?? context.ferienprogramm;
  const filter = readFilter(seite.suche);
  if (!programm) {
    return (
      <Alert kind="warning" title="Das Programm kann gerade nicht geladen werden">
        <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
      </Alert>
    );
  }
  const passende = filterProgramm(programm, filter);
  const offen = istAnmeldungOffen(options, jetzt);
  return (
    <div className={liste.seite}>
      <ProgrammFilter seite={seite} filter={filter} tage={listTage(programm)} />
      <ListenErgebnis
        titel={nenneAnzahl(passende.length)}
        neben={
          offen ? (
            <LinkButton href="/ferienprogramm-anmeldung/kontakt/">Zum Anmeldeformular</LinkButton>
          ) : (
            <p>
              Anmeldung vom {formatDatum(options.anmeldung_von)} bis zum {formatDatum(options.anmeldung_bis)}
            </p>
          )
        }
      >
        {passende.length > 0 ? (
          <CardGrid>
            {passende.map((veranstaltung) => (
              <VeranstaltungKarte key={veranstaltung.id} veranstaltung={veranstaltung} />
            ))}
          </CardGrid>
        ) : (
          <LeereListe
            istGefiltert={istGefiltert(filter)}
            ohneTreffer="Zu Ihrer Auswahl gibt es keine Veranstaltung."
            alle={{ href: seite.pfad, text: 'Alle Veranstaltungen zeigen' }}
            nichts="Zurzeit stehen keine Veranstaltungen im Programm."
          />
        )}
      </ListenErgebnis>
    </div>
  );
}
