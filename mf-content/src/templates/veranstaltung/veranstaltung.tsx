import { Anfahrt } from '@gm/shared/detail/anfahrt';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailZeichen } from '@gm/shared/detail/detail-zeichen';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { formatTermin } from '@gm/shared/format/termin';
import { getAnfahrt } from '@gm/shared/regeln/get-anfahrt';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { Button } from '@gm/shared/ui/button';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Galerie } from '../../galerie/galerie.tsx';
import { buildHallenanfrage } from './build-hallenanfrage.ts';
import type { veranstaltung } from './veranstaltung.context.ts';
import styles from './veranstaltung.module.css';

/** A name that leads to its entry of the directory, if it has one. */
function Eintrag({
  name,
  eintrag,
}: {
  name: string | null;
  eintrag: { titel: string; detailURL: string | null } | null;
}) {
  if (!eintrag) return name;
  return eintrag.detailURL ? <a href={eintrag.detailURL}>{eintrag.titel}</a> : eintrag.titel;
}

/** A page of an event (requirement V-1); its title is the page's heading. */
export default function Veranstaltung({ context, options, seite }: TemplateProps<typeof veranstaltung>) {
  const id = useId();
  const eintrag = context.veranstaltung;
  const { wiederholung, adresse, eintritt, link, linktext, weitere_termine: weitere } = eintrag;
  const anfahrt = getAnfahrt(adresse);
  const strasse = [adresse?.strasse, [adresse?.plz, adresse?.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const hasOrt = eintrag.veranstaltungsort || eintrag.brancheneintrag_veranstaltungsort || strasse;
  const hasVeranstalter = eintrag.veranstalter || eintrag.brancheneintrag_veranstalter;
  const hallenanfrage = buildHallenanfrage(eintrag, options.hallenLink, seite.gemeinde);
  const termin = (zeit: typeof eintrag | (typeof weitere)[number]) =>
    formatTermin({ ...zeit, datum_bis: zeit.datum_bis ?? zeit.datum_von });
  return (
    <Abschnitt>
      <article className={detail.blatt}>
        <div className={detail.mitDatum}>
          <Datumsmarke tag={eintrag.datum_von} />
          <ul className={detail.zeilen}>
            <li>
              <DetailZeichen fuer="wann" />
              <span>
                {termin(eintrag)}
                {wiederholung && ` (${wiederholung})`}
              </span>
            </li>
            {hasOrt && (
              <li>
                <DetailZeichen fuer="ort" />
                <span>
                  <Eintrag name={eintrag.veranstaltungsort} eintrag={eintrag.brancheneintrag_veranstaltungsort} />
                  {strasse && <span>{strasse}</span>}
                  <Anfahrt href={anfahrt} />
                </span>
              </li>
            )}
            {hasVeranstalter && (
              <li>
                <DetailZeichen fuer="personen" />
                <span>
                  Veranstalter: <Eintrag name={eintrag.veranstalter} eintrag={eintrag.brancheneintrag_veranstalter} />
                </span>
              </li>
            )}
            {eintritt && (
              <li>
                <DetailZeichen fuer="eintritt" />
                <span>Eintritt: {eintritt}</span>
              </li>
            )}
          </ul>
        </div>
        <div className={detail.knoepfe}>
          {eintrag.kalenderURL && <LinkButton href={eintrag.kalenderURL}>In meinen Kalender</LinkButton>}
          {hallenanfrage && (
            <LinkButton href={hallenanfrage} variant="secondary">
              Halle anmieten
            </LinkButton>
          )}
          <Button variant="secondary" className={styles.teilen} command="--share">
            Teilen
          </Button>
          <span role="status" />
        </div>
        {eintrag.einleitung && <p className={detail.einleitung}>{eintrag.einleitung}</p>}
        <BildMitNachweis className={detail.bild} upload={eintrag} sizes="(min-width: 62rem) 44rem, 100vw" prioritaet />
        <EditorText html={eintrag.text} />
        {link && (
          <p>
            <a href={link}>{linktext || 'Weitere Informationen'}</a>
          </p>
        )}
        {eintrag.rubriken.length > 0 && <p className={styles.rubriken}>{eintrag.rubriken.join(' · ')}</p>}
        {weitere.length > 0 && (
          <section aria-labelledby={`${id}-weitere`}>
            <h2 id={`${id}-weitere`}>Weitere Termine</h2>
            <ul className={styles.termine}>
              {weitere.map((anderer) => (
                <li key={anderer.datum_von}>
                  {anderer.detailURL ? <a href={anderer.detailURL}>{termin(anderer)}</a> : termin(anderer)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Galerie bilder={eintrag.bildergalerie_zuordnung.bilder} />
        <Zurueck href={findUebersicht(seite.pfad)} text="Alle Veranstaltungen" />
      </article>
    </Abschnitt>
  );
}
