import detail from '@gm/shared/detail/detail.module.css';
import { Marken } from '@gm/shared/detail/marken';
import { findUebersicht, Zurueck } from '@gm/shared/detail/zurueck';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { leistung } from './leistung.context.ts';
import styles from './leistung.module.css';
import { Zustaendig } from './zustaendig.tsx';

/** A service: for whom, how, with what, for how much, and who is responsible. Its title is the page's heading. */
export default function Leistung({ context, seite }: TemplateProps<typeof leistung>) {
  const { online, formular, lebenslagen, zustaendig, ...angaben } = context.leistung;
  const wegweiser = findUebersicht(findUebersicht(seite.pfad));
  const teile = [
    { titel: 'Wer kann das nutzen?', html: angaben.wer },
    { titel: 'So geht es', html: angaben.ablauf },
    { titel: 'Das brauchen Sie', html: angaben.unterlagen },
    { titel: 'Kosten', html: angaben.kosten },
    { titel: 'Dauer', html: angaben.dauer },
    { titel: 'Rechtsgrundlagen', html: angaben.recht },
  ].filter(({ html }) => html);
  return (
    <Abschnitt>
      <div className={detail.mitRand}>
        <article className={detail.blatt}>
          {(online || formular) && (
            <p className={detail.knoepfe}>
              {online && <LinkButton href={online.link}>{online.titel}</LinkButton>}
              {formular && (
                <LinkButton href={formular.link} variant="secondary">
                  {formular.titel}
                </LinkButton>
              )}
            </p>
          )}
          {teile.map(({ titel, html }) => (
            <section key={titel} className={styles.teil}>
              <h2>{titel}</h2>
              <EditorText html={html} />
            </section>
          ))}
        </article>
        <div className={detail.rand}>
          {zustaendig && <Zustaendig einheit={zustaendig} jetzt={context.jetzt} />}
          {lebenslagen.length > 0 && (
            <section className={detail.karte}>
              <h2>Passt zu</h2>
              <Marken
                eintraege={lebenslagen.map(({ id, titel: text }) => ({
                  text,
                  href: `${wegweiser}?lebenslage=${encodeURIComponent(id)}`,
                }))}
              />
            </section>
          )}
          <Zurueck href={wegweiser} text="Alle Leistungen" />
        </div>
      </div>
    </Abschnitt>
  );
}
