import { Bedingt } from '@gm/shared/formular/bedingt';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { useFehler } from '@gm/shared/formular/formular-kontext';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Beitragsschritt } from '@gm/shared/regeln/redaktion';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { INHALT_FELDER } from '@gm/shared/schemas/redaktion-inhalt-felder';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import styles from '../../freigaben/detail.module.css';
import { nameFeldweg } from '../../inhalt/name-feldweg.ts';
import { AUSGANG, Ausgang } from '../../redaktion/ausgang.tsx';
import { neuAnmelden } from '../../redaktion/neu-anmelden.tsx';
import { BeitragFelder } from './beitrag-felder.tsx';
import { Ersatz } from './verweise.tsx';

const WAHL = {
  speichern: { text: 'Speichern', hinweis: 'Auf der Website ändert sich dadurch nichts.' },
  vorlegen: {
    text: 'Zur Freigabe vorlegen',
    hinweis: 'Wer freigeben darf, bekommt eine E-Mail. Auf der Website ändert sich noch nichts.',
  },
  freigeben: {
    text: 'Freigeben und veröffentlichen',
    hinweis: 'Sofort, oder ab dem Zeitpunkt, den Sie oben nennen.',
  },
  zurueckgeben: {
    text: 'Zurückgeben',
    hinweis: 'Wer den Beitrag vorgelegt hat, bekommt eine E-Mail mit Ihrem Hinweis.',
  },
  zurueckziehen: {
    text: 'Zurückziehen',
    hinweis: 'Der Beitrag verschwindet von der Website und bleibt hier erhalten.',
  },
} as const satisfies Record<Beitragsschritt, { text: string; hinweis: string }>;

const FELDER = ['art', ...Object.keys(INHALT_FELDER), 'ohne_ersatz', 'barrieren'];

interface BeitragFormularProps {
  beitrag: Beitrag;
  aktion: string;
  seite: Seite;
}

/** The entry itself, and what to do with it. */
export function BeitragFormular({ beitrag, aktion, seite }: BeitragFormularProps) {
  const { referenz, version, werte, schritte, inhalt, freigabe } = beitrag;
  const formular = useFormular({
    name: 'redaktion-beitrag',
    seite,
    aktion,
    // The version belongs to the draft: it tells what was on screen when somebody began to write.
    felder: [...FELDER, 'was', 'hinweis', 'ersetzen', 'referenz', 'version'],
    vorgaben: { ...werte, referenz, version: String(version), was: 'speichern' },
    ohneEntwurf: ['was', 'hinweis', 'ersetzen', 'ersatz', 'ohne_ersatz', 'barrieren'],
    // Many of its faults have the same words.
    getGruppe: (feld) => nameFeldweg(inhalt?.formular, feld),
    loadSchema: () => import('@gm/shared/schemas/redaktion-inhalt').then((module) => module.inhaltBeitragSchema),
  });
  const gespeichert = formular.stand.status === 'success' ? formular.stand.referenz : undefined;
  const pfad = `/intranet/redaktion/${gespeichert || referenz}/`;
  // What has begun has no beginning to choose.
  const isOeffentlich = beitrag.status === 'veröffentlicht';
  const getan = schritte.find((schritt) => schritt === formular.form.getValues('was')) ?? 'speichern';
  return (
    <FormularRahmen
      formular={formular}
      absenden="Ausführen"
      erfolg={{
        titel: AUSGANG[getan].titel,
        text: <Ausgang was={getan} referenz={gespeichert} />,
        ohneRueckweg: true,
        fuerMitarbeitende: true,
        follow: () => (
          <ul className={styles.weiter}>
            {/* New documents: what stands beside is how it was. */}
            <li>
              <a href={pfad} data-native="">
                So steht dieser Beitrag jetzt
              </a>
            </li>
            <li>
              {inhalt ? (
                <a href={inhalt.liste.href}>{inhalt.liste.titel}</a>
              ) : (
                <a href="/intranet/redaktion/">Zu den Beiträgen</a>
              )}
            </li>
          </ul>
        ),
      }}
      fehlschlag={{
        titel: 'Ihr Beitrag wurde nicht gespeichert',
        text: <p>Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es noch einmal.</p>,
        abgemeldet: neuAnmelden,
      }}
    >
      <HiddenField name="referenz" />
      <HiddenField name="version" />
      <BeitragFelder beitrag={beitrag} />
      {freigabe && <p className={styles.meta}>{freigabe}</p>}
      <RadioGroup
        name="was"
        label="Was möchten Sie tun?"
        required
        optionen={schritte.map((wert) => ({
          wert,
          ...WAHL[wert],
          ...(isOeffentlich && wert === 'freigeben' ? { hinweis: 'Die Website zeigt sofort Ihre Fassung.' } : {}),
        }))}
      />
      <Hinweis schritte={schritte} />
      {inhalt && <Ersatz {...inhalt} />}
      <Konflikt pfad={pfad} />
    </FormularRahmen>
  );
}

/** What is said to who releases it, or to who has to go on writing. */
function Hinweis({ schritte }: Pick<Beitrag, 'schritte'>) {
  const was = useWert('was');
  if (!schritte.includes('vorlegen') && !schritte.includes('zurueckgeben')) return null;
  const isRueckgabe = was === 'zurueckgeben';
  return (
    <Bedingt wenn={was === 'vorlegen' || isRueckgabe}>
      <TextArea
        name="hinweis"
        label={isRueckgabe ? 'Was ist noch zu tun?' : 'Hinweis für die Freigabe'}
        required={isRueckgabe}
        rows={3}
      />
    </Bedingt>
  );
}

/** Somebody else was faster: both versions can be had, and neither is lost. */
function Konflikt({ pfad }: { pfad: string }) {
  const isAbgelehnt = useFehler().some(({ feld }) => feld === 'ersetzen');
  // The message goes when the box is ticked; the box stays.
  const [warAbgelehnt, setWarAbgelehnt] = useState(false);
  if (isAbgelehnt && !warAbgelehnt) setWarAbgelehnt(true);
  if (!isAbgelehnt && !warAbgelehnt) return null;
  return (
    <CheckboxTile name="ersetzen">
      Meine Fassung trotzdem speichern. Die andere bleibt im Verlauf erhalten und lässt sich wiederherstellen:{' '}
      <a href={pfad} target="_blank" rel="noopener">
        Beitrag in einem neuen Fenster öffnen
      </a>
    </CheckboxTile>
  );
}
