import type { TemplateProps } from '@gm/shared/contract';
import { Anfahrt } from '@gm/shared/detail/anfahrt';
import detail from '@gm/shared/detail/detail.module.css';
import { formatPeriod } from '@gm/shared/format/period';
import { getAnfahrt } from '@gm/shared/rules/get-anfahrt';
import { DateMark } from '@gm/shared/ui/date-mark';
import { EditorText } from '@gm/shared/ui/editor-text';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { Outage } from '../../program/outage.tsx';
import { useMinute } from '../../program/use-minute.ts';
import { useProgram } from '../../program/use-program.ts';
import { Facts } from './facts.tsx';
import type { ferienprogrammVeranstaltung } from './ferienprogramm-veranstaltung.context.ts';
import styles from './ferienprogramm-veranstaltung.module.css';
import { SignIn } from './sign-in.tsx';

/** A name, linked to its directory entry if there is one. */
function Entry({ name, entry }: { name: string | null; entry: { titel: string; detailURL: string } | null }) {
  return entry ? <a href={entry.detailURL}>{entry.titel}</a> : name;
}

/** Page of an event of the holiday programme (requirement F-3); its title is the page's heading. */
export default function FerienprogrammVeranstaltung({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammVeranstaltung>) {
  const now = useMinute(context.jetzt);
  const endpoint = `/api/ferienprogramm/programm/${context.id}`;
  const live = useProgram(endpoint);
  const holiday = live.programm?.find(({ id }) => id === context.id) ?? context.ferienprogramm?.[0];
  const { datum_von, datum_bis, veranstalter: organiser, veranstaltungsort: venue, adresse: address } = context;
  const anfahrt = getAnfahrt(address);
  const street = [address?.strasse, [address?.plz, address?.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const gallery = context.bildergalerie_zuordnung.bilder;
  return (
    <article className={styles.veranstaltung}>
      <div className={detail.withDate}>
        <DateMark day={datum_von} />
        <ul className={detail.lines}>
          <li>
            <CalendarDays aria-hidden="true" />
            <span>{formatPeriod(holiday ?? { datum_von, datum_bis: datum_bis ?? datum_von })}</span>
          </li>
          {(venue || context.brancheneintrag_veranstaltungsort || street) && (
            <li>
              <MapPin aria-hidden="true" />
              <span>
                <Entry name={venue} entry={context.brancheneintrag_veranstaltungsort} />
                {street && <span>{street}</span>}
                <Anfahrt href={anfahrt} />
              </span>
            </li>
          )}
          {(organiser || context.brancheneintrag_veranstalter) && (
            <li>
              <Users aria-hidden="true" />
              <span>
                Veranstalter: <Entry name={organiser} entry={context.brancheneintrag_veranstalter} />
              </span>
            </li>
          )}
        </ul>
      </div>
      <ImageWithProof className={detail.picture} upload={context} sizes="(min-width: 62rem) 44rem, 100vw" priority />
      <EditorText html={context.text} />
      {holiday && <Facts veranstaltung={holiday} options={options} />}
      {holiday && <SignIn veranstaltung={holiday} options={options} now={now} />}
      {!live.programm && !context.ferienprogramm && (
        <Outage
          title="Preis, Plätze und Anmeldung können gerade nicht geladen werden"
          endpoint={endpoint}
          seite={page}
        />
      )}
      {gallery.length > 0 && (
        <ul className={styles.gallery} aria-label="Bilder">
          {gallery.map((image, index) => (
            <li key={image.bild?.id ?? index}>
              <ImageWithProof upload={image} sizes="(min-width: 40rem) 15rem, 92vw" ratio="3x2" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
