import { Anfahrt } from '@gm/shared/detail/anfahrt';
import detail from '@gm/shared/detail/detail.module.css';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { getAnfahrt } from '@gm/shared/regeln/get-anfahrt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { Ausfall } from '../../programm/ausfall.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import { Anmelden } from './anmelden.tsx';
import { Fakten } from './fakten.tsx';
import type { ferienprogrammVeranstaltung } from './ferienprogramm-veranstaltung.context.ts';
import styles from './ferienprogramm-veranstaltung.module.css';

/** A name that leads to its entry of the directory, if it has one. */
function Eintrag({ name, eintrag }: { name: string | null; eintrag: { titel: string; detailURL: string } | null }) {
  return eintrag ? <a href={eintrag.detailURL}>{eintrag.titel}</a> : name;
}

/** Page of one event of the holiday programme (requirement F-3); its title is the page's heading. */
export default function FerienprogrammVeranstaltung({
  context,
  options,
  seite,
}: TemplateProps<typeof ferienprogrammVeranstaltung>) {
  const jetzt = useMinute(context.jetzt);
  const endpoint = `/api/ferienprogramm/programm/${context.id}`;
  const live = useProgramm(endpoint);
  const ferien = live.programm?.find(({ id }) => id === context.id) ?? context.ferienprogramm?.[0];
  const { datum_von, datum_bis, veranstalter, veranstaltungsort, adresse } = context;
  const anfahrt = getAnfahrt(adresse);
  const strasse = [adresse?.strasse, [adresse?.plz, adresse?.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const galerie = context.bildergalerie_zuordnung.bilder;
  return (
    <article className={styles.veranstaltung}>
      <div className={detail.mitDatum}>
        <Datumsmarke tag={datum_von} />
        <ul className={detail.zeilen}>
          <li>
            <CalendarDays aria-hidden="true" />
            <span>{formatZeitraum(ferien ?? { datum_von, datum_bis: datum_bis ?? datum_von })}</span>
          </li>
          {(veranstaltungsort || context.brancheneintrag_veranstaltungsort || strasse) && (
            <li>
              <MapPin aria-hidden="true" />
              <span>
                <Eintrag name={veranstaltungsort} eintrag={context.brancheneintrag_veranstaltungsort} />
                {strasse && <span>{strasse}</span>}
                <Anfahrt href={anfahrt} />
              </span>
            </li>
          )}
          {(veranstalter || context.brancheneintrag_veranstalter) && (
            <li>
              <Users aria-hidden="true" />
              <span>
                Veranstalter: <Eintrag name={veranstalter} eintrag={context.brancheneintrag_veranstalter} />
              </span>
            </li>
          )}
        </ul>
      </div>
      <BildMitNachweis className={detail.bild} upload={context} sizes="(min-width: 62rem) 44rem, 100vw" prioritaet />
      <EditorText html={context.text} />
      {ferien && <Fakten veranstaltung={ferien} options={options} />}
      {ferien && <Anmelden veranstaltung={ferien} options={options} jetzt={jetzt} />}
      {!live.programm && !context.ferienprogramm && (
        <Ausfall
          titel="Preis, Plätze und Anmeldung können gerade nicht geladen werden"
          endpoint={endpoint}
          seite={seite}
        />
      )}
      {galerie.length > 0 && (
        <ul className={styles.galerie} aria-label="Bilder">
          {galerie.map((bild, index) => (
            <li key={bild.bild?.id ?? index}>
              <BildMitNachweis upload={bild} sizes="(min-width: 40rem) 15rem, 92vw" ratio="3x2" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
