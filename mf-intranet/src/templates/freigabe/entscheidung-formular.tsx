import { Bedingt } from '@gm/shared/formular/bedingt';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { getDefaults, KorrekturFelder } from '@gm/shared/formular/korrektur-felder';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Freigabe } from '@gm/shared/schemas/freigaben';
import type { Seite } from '@gm/shared/vertrag';
import { useEffect, useEffectEvent } from 'react';
import styles from '../../freigaben/detail.module.css';
import { neuAnmelden } from '../../redaktion/neu-anmelden.tsx';

const loadSchema = () =>
  import('@gm/shared/schemas/freigabe-entscheidung').then((module) => module.freigabeEntscheidungSchema);

const WAHL = {
  uebernehmen: {
    text: 'Bearbeitung übernehmen',
    hinweis: 'Der Absender erfährt, dass wir uns darum kümmern.',
  },
  zuweisen: {
    text: 'Jemand anderem geben',
    hinweis: 'Die Kollegin oder der Kollege bekommt eine E-Mail; der Absender erfährt, dass wir uns darum kümmern.',
  },
  weiterleiten: {
    text: 'Weiterleiten',
    hinweis:
      'Die zuständige Stelle bekommt die Angaben per E-Mail; der Absender erfährt, an wen wir sie gegeben haben.',
  },
  korrigieren: { text: 'Angaben berichtigen', hinweis: 'Das Original bleibt erhalten.' },
  rueckfrage: {
    text: 'Beim Absender nachfragen',
    hinweis: 'Er bekommt Ihre Frage mit einem Link, über den er antwortet und seine Angaben ändert.',
  },
  ablehnen: { text: 'Ablehnen', hinweis: 'Der Absender bekommt Ihren Grund.' },
  oeffnen: {
    text: 'Wieder öffnen',
    hinweis: 'Was veröffentlicht oder zugesagt war, wird zurückgenommen; der Absender erfährt es.',
  },
} as const;

interface EntscheidungProps {
  freigabe: Freigabe;
  aktion: string;
  seite: Seite;
  /** Called when the browser has sent it. */
  onGespeichert: () => void;
}

/** One step: what to do, what to write to the sender, and what to correct with it. */
export function EntscheidungFormular({ freigabe, aktion, seite, onGespeichert }: EntscheidungProps) {
  const { referenz, version, korrekturfelder, schritte, kollegen, naechste } = freigabe;
  const namen = korrekturfelder.map(({ feld }) => feld);
  const formular = useFormular({
    name: 'freigabe',
    seite,
    aktion,
    felder: ['referenz', 'version', 'was', 'zustaendig', 'nachricht', ...namen],
    vorgaben: { referenz, version: String(version), ...getDefaults(korrekturfelder) },
    // Corrections belong to what is on screen: tomorrow somebody else may have made others.
    ohneEntwurf: ['referenz', 'version', 'was', 'zustaendig', ...namen],
    loadSchema,
  });
  const gespeichert = formular.stand.status === 'success' && !formular.vomServer;
  const tellSaved = useEffectEvent(onGespeichert);
  useEffect(() => {
    if (gespeichert) tellSaved();
  }, [gespeichert]);
  const optionen = schritte.map((wert) => {
    if (wert === 'freigeben') return { wert, text: freigabe.freigabe.titel, hinweis: freigabe.freigabe.folge };
    if (wert === 'weiterleiten') return { wert, ...WAHL[wert], text: `An ${freigabe.stelle} weiterleiten` };
    return { wert, ...WAHL[wert] };
  });
  return (
    <FormularRahmen
      formular={formular}
      absenden="Speichern"
      erfolg={{
        titel: 'Gespeichert',
        text: <p>Der Absender bekommt eine E-Mail.</p>,
        ohneRueckweg: true,
        fuerMitarbeitende: true,
        follow: () => (
          <ul className={styles.weiter}>
            {naechste && (
              <li>
                <a href={`/intranet/freigaben/${naechste}/`}>Nächste Einsendung: {naechste}</a>
              </li>
            )}
            <li>
              {/* A new document: the form begins anew. */}
              <a href={seite.pfad} data-native="">
                Diese Einsendung weiter bearbeiten
              </a>
            </li>
            <li>
              <a href="/intranet/freigaben/">Zum Eingang</a>
            </li>
          </ul>
        ),
      }}
      fehlschlag={{
        titel: 'Ihre Entscheidung wurde nicht gespeichert',
        abgemeldet: neuAnmelden,
        text: (
          <p>
            Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es noch einmal, oder{' '}
            <a href={seite.pfad} data-native="">
              öffnen Sie die Einsendung neu
            </a>
            .
          </p>
        ),
      }}
    >
      <HiddenField name="referenz" />
      <HiddenField name="version" />
      <RadioGroup name="was" label="Was möchten Sie tun?" required optionen={optionen} />
      {kollegen.length > 0 && <Weitergabe kollegen={kollegen} />}
      <Nachricht stelle={freigabe.stelle} />
      {korrekturfelder.length > 0 && <Korrekturen felder={korrekturfelder} />}
    </FormularRahmen>
  );
}

function Weitergabe({ kollegen }: Pick<Freigabe, 'kollegen'>) {
  return (
    <Bedingt wenn={useWert('was') === 'zuweisen'}>
      <SelectField
        name="zustaendig"
        label="An wen"
        required
        optionen={kollegen.map(({ id, name }) => ({ wert: String(id), text: name }))}
      />
    </Bedingt>
  );
}

function Nachricht({ stelle }: Pick<Freigabe, 'stelle'>) {
  const was = useWert('was');
  return (
    <TextArea
      name="nachricht"
      label={was === 'weiterleiten' ? `Nachricht an ${stelle}` : 'Nachricht an den Absender'}
      required={was === 'rueckfrage' || was === 'ablehnen'}
      hint="Steht so in der E-Mail. Bei Rückfragen und Ablehnungen nötig."
      rows={4}
    />
  );
}

function Korrekturen({ felder }: { felder: Freigabe['korrekturfelder'] }) {
  const was = useWert('was');
  return (
    <Bedingt wenn={was === 'korrigieren' || was === 'freigeben'}>
      <fieldset className={styles.korrekturen}>
        <legend>Angaben berichtigen</legend>
        <p>Was Sie hier ändern, gilt mit dem Speichern. Das Original bleibt erhalten.</p>
        <KorrekturFelder felder={felder} />
      </fieldset>
    </Bedingt>
  );
}
