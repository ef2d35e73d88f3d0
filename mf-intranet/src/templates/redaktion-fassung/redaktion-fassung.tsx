import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Section } from '@gm/shared/ui/section';
import styles from '../../desk/detail.module.css';
import { Differences } from '../../drafts/differences.tsx';
import { newLogIn } from '../../drafts/new-log-in.tsx';
import type { RedaktionFassungProps } from './redaktion-fassung.context.ts';

const loadSchema = () =>
  import('@gm/shared/schemas/editor/editorial-contribution').then((module) => module.restoreSchema);

/** An earlier version of an entry, with a button to restore it. */
export default function RedaktionFassung({ context: { fassung }, options, seite: page }: RedaktionFassungProps) {
  const { referenz: reference, version, detailURL, angaben: details } = fassung;
  const names = ['referenz', 'version', 'fassung'];
  const form = useForm({
    name: 'redaktion-fassung',
    seite: page,
    action: options.aktion,
    fields: names,
    presets: { referenz: reference, version: String(version), fassung: String(fassung.fassung) },
    notKept: names,
    loadSchema,
  });
  return (
    <Section>
      <div className={sheet.page}>
        <Back href={detailURL} text="Zum Beitrag" />
        {/* The differences come first, because the content takes several screens on a phone. */}
        <section className={sheet.sheet} aria-labelledby="fassung-vergleich">
          <h2 id="fassung-vergleich">
            {fassung.gegen > fassung.fassung
              ? `Was Fassung ${fassung.gegen} ändert`
              : `Was diese Fassung gegenüber Fassung ${fassung.gegen} ändert`}
          </h2>
          <Differences differences={fassung.unterschiede} />
          <nav aria-labelledby="fassung-andere">
            <h3 id="fassung-andere">Vergleichen mit</h3>
            <ul className={styles.next}>
              {fassung.vergleiche.map(({ fassung: num, wer: who, am: on, href }) => (
                <li key={num}>
                  <a href={href} aria-current={num === fassung.gegen ? 'true' : undefined}>
                    Fassung {num}, {who}, {on}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </section>
        <section className={sheet.sheet} aria-labelledby="fassung-wiederherstellen">
          <h2 id="fassung-wiederherstellen">Wiederherstellen</h2>
          <FormFrame
            form={form}
            submit="Diese Fassung wiederherstellen"
            success={{
              title: 'Wiederhergestellt',
              text: <p>Fassung {fassung.fassung} ist als neueste Fassung gespeichert.</p>,
              withoutWayBack: true,
              follow: () => (
                <p>
                  <a href={detailURL} data-native="">
                    Weiter bearbeiten
                  </a>
                </p>
              ),
            }}
            failure={{
              title: 'Die Fassung wurde nicht wiederhergestellt',
              text: <p>Bitte versuchen Sie es noch einmal.</p>,
              loggedOut: newLogIn,
            }}
          >
            <HiddenField name="referenz" />
            <HiddenField name="version" />
            <HiddenField name="fassung" />
            <p>
              Sie wird als neue Fassung gespeichert; alle anderen bleiben erhalten. Auf der Website ändert sich erst mit
              der nächsten Freigabe etwas.
            </p>
          </FormFrame>
        </section>
        <section className={sheet.sheet} aria-labelledby="fassung-inhalt">
          <h2 id="fassung-inhalt">
            Fassung {fassung.fassung} von {version}
          </h2>
          <p className={styles.meta}>
            {fassung.wer}, {fassung.am}
          </p>
          <dl className={styles.facts}>
            {details.map(({ titel: title, wert: value }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  );
}
