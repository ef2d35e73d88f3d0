import type { TemplateProps } from '@gm/shared/contract';
import { Anfahrt } from '@gm/shared/detail/anfahrt';
import { Back, findOverview } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailCharacter } from '@gm/shared/detail/detail-character';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { getAnfahrt } from '@gm/shared/rules/get-anfahrt';
import { Button } from '@gm/shared/ui/button';
import { DateMark } from '@gm/shared/ui/date-mark';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { DetailPicture } from '../../entry/detail-picture.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { buildHallInquiry } from './build-hall-inquiry.ts';
import type { veranstaltung } from './veranstaltung.context.ts';
import styles from './veranstaltung.module.css';

/** A name, linked to its directory entry if it has one. */
function Entry({ name, entry }: { name: string | null; entry: { titel: string; detailURL: string | null } | null }) {
  if (!entry) return name;
  return entry.detailURL ? <a href={entry.detailURL}>{entry.titel}</a> : entry.titel;
}

/** The page of an event (requirement V-1); its title is the page heading. */
export default function Veranstaltung({ context, options, seite: page }: TemplateProps<typeof veranstaltung>) {
  const id = useId();
  const entry = context.veranstaltung;
  const {
    wiederholung: repetition,
    adresse: address,
    eintritt,
    link,
    linktext: linkText,
    weitere_termine: further,
  } = entry;
  const anfahrt = getAnfahrt(address);
  const street = [address?.strasse, [address?.plz, address?.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const hasLocation = entry.veranstaltungsort || entry.brancheneintrag_veranstaltungsort || street;
  const hasOrganiser = entry.veranstalter || entry.brancheneintrag_veranstalter;
  const hallInquiry = buildHallInquiry(entry, options.hallenLink, page.gemeinde);
  const termin = (time: typeof entry | (typeof further)[number]) =>
    formatSpokenTermin({ ...time, datum_bis: time.datum_bis ?? time.datum_von }, true);
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          <div className={detail.withDate}>
            <DateMark day={entry.datum_von} />
            <ul className={detail.lines}>
              <li>
                <DetailCharacter forWhom="wann" />
                <span>
                  {termin(entry)}
                  {repetition && ` (${repetition})`}
                </span>
              </li>
              {hasLocation && (
                <li>
                  <DetailCharacter forWhom="ort" />
                  <span>
                    <Entry name={entry.veranstaltungsort} entry={entry.brancheneintrag_veranstaltungsort} />
                    {street && <span>{street}</span>}
                    <Anfahrt href={anfahrt} />
                  </span>
                </li>
              )}
              {hasOrganiser && (
                <li>
                  <DetailCharacter forWhom="personen" />
                  <span>
                    Veranstalter: <Entry name={entry.veranstalter} entry={entry.brancheneintrag_veranstalter} />
                  </span>
                </li>
              )}
              {eintritt && (
                <li>
                  <DetailCharacter forWhom="eintritt" />
                  <span>Eintritt: {eintritt}</span>
                </li>
              )}
            </ul>
          </div>
          <div className={detail.buttons}>
            {entry.kalenderURL && <LinkButton href={entry.kalenderURL}>In meinen Kalender</LinkButton>}
            {hallInquiry && (
              <LinkButton href={hallInquiry} variant="secondary">
                Halle anmieten
              </LinkButton>
            )}
            <Button variant="secondary" className={styles.share} command="--share">
              Teilen
            </Button>
            <span role="status" />
          </div>
          {entry.einleitung && <p className={detail.introduction}>{entry.einleitung}</p>}
          <EditorText html={entry.text} />
          {link && (
            <p>
              <a href={link}>{linkText || 'Weitere Informationen'}</a>
            </p>
          )}
          {entry.rubriken.length > 0 && <p className={styles.categories}>{entry.rubriken.join(' · ')}</p>}
          {further.length > 0 && (
            <section aria-labelledby={`${id}-weitere`}>
              <h2 id={`${id}-weitere`}>Weitere Termine</h2>
              <ul className={styles.dates}>
                {further.map((other) => (
                  <li key={other.datum_von}>
                    {other.detailURL ? <a href={other.detailURL}>{termin(other)}</a> : termin(other)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Gallery images={entry.bildergalerie_zuordnung.bilder} />
          <Back href={findOverview(page.pfad)} text="Alle Veranstaltungen" />
        </article>
        <DetailPicture upload={entry} title={entry.titel ?? ''} rubrik={entry.rubriken[0]} />
      </div>
    </Section>
  );
}
