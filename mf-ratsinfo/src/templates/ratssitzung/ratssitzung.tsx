import type { TemplateProps } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import detail from '@gm/shared/detail/detail.module.css';
import { DetailCharacter } from '@gm/shared/detail/detail-character';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { Alert } from '@gm/shared/ui/alert';
import { DateMark } from '@gm/shared/ui/date-mark';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { useId, useState } from 'react';
import { CrossReferences } from '../../parts/cross-references.tsx';
import { Files } from '../../parts/files.tsx';
import { Procedure } from '../../parts/procedure.tsx';
import parts from '../../parts/ratsinfo.module.css';
import { NoteMessage, readReturn } from './note-message.tsx';
import { OfflineCopy } from './offline-copy.tsx';
import type { ratssitzung } from './ratssitzung.context.ts';
import { Tagesordnung } from './tagesordnung.tsx';

/** A meeting: time, place, agenda and results. Its title is the page heading. */
export default function Ratssitzung({ context, options, seite: page }: TemplateProps<typeof ratssitzung>) {
  const id = useId();
  const meeting = context.ratssitzung;
  const {
    gremien,
    ort: location,
    anschrift: postalAddress,
    abgesagt: calledOff,
    tagesordnung,
    dateien: files,
    teilnehmer: participants,
    vorige: previous,
    naechste: next,
  } = meeting;
  const publicOnes = tagesordnung.filter(({ oeffentlich: isPublic }) => isPublic);
  const back = readReturn(page);
  const address = page.pfad + page.suche;
  // Saving extends the session, so the countdown restarts.
  const [saved, setSaved] = useState(0);
  const onSuccess = () => setSaved((count) => count + 1);
  const notes = { address, action: options.aktion, back, onSuccess };
  const guarded = tagesordnung.filter(({ oeffentlich: isPublic }) => !isPublic);
  return (
    <Section>
      <div className={detail.withBorder}>
        <article className={detail.sheet}>
          <NoteMessage sitzung={meeting} form={page.formular} back={back} notes={notes} />
          {meeting.sekunden && (
            <Procedure
              key={`${address} ${saved}`}
              seconds={meeting.sekunden}
              action={options.erneuernAktion}
              address={address}
            />
          )}
          {calledOff && (
            <Alert kind="warning" title="Diese Sitzung ist abgesagt">
              <p>Sie findet nicht statt.</p>
            </Alert>
          )}
          <div className={detail.withDate}>
            <DateMark day={meeting.datum_von} />
            <ul className={detail.lines}>
              <li>
                <DetailCharacter forWhom="wann" />
                <span>{formatSpokenTermin(meeting, true)}</span>
              </li>
              {location && (
                <li>
                  <DetailCharacter forWhom="ort" />
                  <span>
                    <span>{location}</span>
                    {postalAddress && <span>{postalAddress}</span>}
                  </span>
                </li>
              )}
              {gremien.length > 0 && (
                <li>
                  <DetailCharacter forWhom="personen" />
                  <span>
                    <CrossReferences targets={gremien} />
                  </span>
                </li>
              )}
            </ul>
          </div>
          {tagesordnung.length === 0 && (
            <Alert title="Noch keine Tagesordnung">
              <p>Sie erscheint in der Regel eine Woche vor der Sitzung.</p>
            </Alert>
          )}
          <Tagesordnung title="Tagesordnung" points={publicOnes} {...notes} />
          <Tagesordnung title="Nichtöffentlicher Teil" points={guarded} {...notes} />
          <div className={detail.buttons}>
            <LinkButton href={meeting.kalenderURL} variant="secondary">
              In meinen Kalender
            </LinkButton>
            <LinkButton href={meeting.mappeURL} variant="secondary" download>
              Sitzungsmappe herunterladen (ZIP)
            </LinkButton>
          </div>
          {meeting.sekunden && <OfflineCopy meeting={meeting} />}
          {files.length > 0 && (
            <section className={parts.stacked} aria-labelledby={`${id}-dateien`}>
              <h2 id={`${id}-dateien`} className={parts.partTitle}>
                Unterlagen
              </h2>
              <Files files={files} />
            </section>
          )}
          <Back href="/ratsinfo/sitzungen/" text="Alle Sitzungen" />
        </article>
        <div className={detail.edge}>
          {participants.length > 0 && (
            <section className={detail.card} aria-labelledby={`${id}-teilnehmer`}>
              <h2 id={`${id}-teilnehmer`}>Anwesend</h2>
              <p>
                <CrossReferences targets={participants} />
              </p>
            </section>
          )}
          {(previous || next) && (
            <nav className={detail.card} aria-label="Sitzungen desselben Gremiums">
              {next && (
                <p>
                  Nächste Sitzung: <a href={next.detailURL}>{next.name}</a>
                </p>
              )}
              {previous && (
                <p>
                  Vorige Sitzung: <a href={previous.detailURL}>{previous.name}</a>
                </p>
              )}
            </nav>
          )}
        </div>
      </div>
    </Section>
  );
}
