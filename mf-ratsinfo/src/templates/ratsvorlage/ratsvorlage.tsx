import detail from '@gm/shared/detail/detail.module.css';
import { Marken } from '@gm/shared/detail/marken';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Dateien } from '../../teile/dateien.tsx';
import { Geschuetzt } from '../../teile/geschuetzt.tsx';
import { Verweise } from '../../teile/verweise.tsx';
import { VorlagenListe } from '../../teile/vorlagen-liste.tsx';
import { Beratungsfolge } from './beratungsfolge.tsx';
import type { ratsvorlage } from './ratsvorlage.context.ts';
import styles from './ratsvorlage.module.css';

/** A paper: who wrote it, its files, its way through the bodies. Its title is the page's heading. */
export default function Ratsvorlage({ context }: TemplateProps<typeof ratsvorlage>) {
  const id = useId();
  const vorlage = context.ratsvorlage;
  const { art, aktenzeichen, datum, oeffentlich, urheber, stichworte, dateien, beratungen, verwandte } = vorlage;
  return (
    <Abschnitt>
      <div className={detail.mitRand}>
        <article className={detail.blatt}>
          <p className={detail.meta}>
            <b>{[art ?? 'Vorlage', aktenzeichen].filter(Boolean).join(' ')}</b>
            {datum && (
              <span>
                vom <time dateTime={datum}>{formatDatum(datum)}</time>
              </span>
            )}
            {!oeffentlich && <Geschuetzt />}
          </p>
          {urheber.length > 0 && (
            <p>
              Von: <Verweise zu={urheber} />
            </p>
          )}
          {dateien.length > 0 && (
            <section aria-labelledby={`${id}-dateien`} className={styles.teil}>
              <h2 id={`${id}-dateien`}>Unterlagen</h2>
              <Dateien dateien={dateien} />
            </section>
          )}
          <section aria-labelledby={`${id}-weg`} className={styles.teil}>
            <h2 id={`${id}-weg`}>Weg durch die Gremien</h2>
            <Beratungsfolge beratungen={beratungen} />
          </section>
          <Zurueck href="/ratsinfo/vorlagen/" text="Alle Vorlagen" />
        </article>
        <div className={detail.rand}>
          {oeffentlich && (
            <section className={detail.karte} aria-labelledby={`${id}-verfolgen`}>
              <h2 id={`${id}-verfolgen`}>Auf dem Laufenden bleiben</h2>
              <p>Wir schreiben Ihnen, wenn es mit dieser Vorlage weitergeht.</p>
              <LinkButton variant="secondary" href={`/ratsinfo/verfolgen/?vorlage=${vorlage.id}`}>
                Per E-Mail verfolgen
              </LinkButton>
            </section>
          )}
          {stichworte.length > 0 && (
            <section className={detail.karte} aria-labelledby={`${id}-stichworte`}>
              <h2 id={`${id}-stichworte`}>Stichworte</h2>
              <Marken
                eintraege={stichworte.map((text) => ({
                  text,
                  href: `/ratsinfo/vorlagen/?q=${encodeURIComponent(text)}`,
                }))}
              />
            </section>
          )}
          {verwandte.length > 0 && (
            <section className={detail.karte} aria-labelledby={`${id}-verwandte`}>
              <h2 id={`${id}-verwandte`}>Gehört zusammen mit</h2>
              <VorlagenListe vorlagen={verwandte} />
            </section>
          )}
        </div>
      </div>
    </Abschnitt>
  );
}
