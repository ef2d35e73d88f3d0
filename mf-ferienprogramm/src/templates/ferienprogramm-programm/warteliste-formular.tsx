import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { useFormular } from '@gm/shared/formular/use-formular';
import { WARTELISTE_TEILE } from '@gm/shared/schemas/zustimmungen';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { FEHLSCHLAG } from '../../anmeldung/angaben.tsx';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { noteWarteliste, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { postJson } from '../../programm/post-json.ts';

/** Whether a child was put on the waiting list of an event already. */
export const isWaiting = ({ warteliste }: AngemeldetesKind, { id }: { id: number }) =>
  warteliste.some((wunsch) => wunsch.id === id);

const [anfang, erklaerung, ende] = WARTELISTE_TEILE;

const FELDER = ['kinder', 'gemeinsam', 'valid'];

const loadSchema = () => import('./warteliste-schema.ts').then((module) => module.wartelisteSchema);

interface Eingang {
  /** Not every system gives links. */
  warteplaetze?: { kinder: string[]; link: string }[];
}

interface WartelisteFormularProps {
  veranstaltung: Ferienveranstaltung;
  /** Children of the right age. */
  kinder: readonly AngemeldetesKind[];
  options: AnmeldungOptionen;
  seite: Seite;
}

/** Puts children on the waiting list of one event, each alone or all together. */
export function WartelisteFormular({ veranstaltung, kinder, options, seite }: WartelisteFormularProps) {
  const { kontakt } = useAnmeldung();
  const [eingang, setEingang] = useState<Eingang | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);
  const wartefaehige = kinder.filter((kind) => !isWaiting(kind, veranstaltung));
  const formular = useFormular({
    name: `ferienprogramm-warteliste-${veranstaltung.id}`,
    seite,
    async aktion({ kinder: gewaehlte, gemeinsam }) {
      try {
        setFehler(null);
        const neue = wartefaehige.filter(
          ({ schluessel }) => Array.isArray(gewaehlte) && gewaehlte.includes(String(schluessel)),
        );
        setEingang(
          await postJson<Eingang>('/api/ferienprogramm/warteliste', {
            veranstaltung: veranstaltung.id,
            kontakt,
            kinder: neue.map(({ schluessel, veranstaltungen, warteliste, ...kind }) => kind),
            // What one child alone would be asked is not on the page.
            gemeinsam: wartefaehige.length > 1 && gemeinsam === true,
            valid: true,
            firma: '',
          }),
        );
        noteWarteliste(
          neue.map(({ schluessel }) => schluessel),
          veranstaltung,
        );
        return null;
      } catch (cause) {
        setFehler(cause instanceof Error ? cause.message : '');
        return { art: 'felder', fehler: [] };
      }
    },
    felder: FELDER,
    ohneEntwurf: FELDER,
    loadSchema,
  });

  if (eingang) {
    return (
      <Alert kind="success" title="Bitte bestätigen Sie den Warteplatz" level={3} live>
        <p>
          Wir haben eine E-Mail an {kontakt?.email} geschickt. Öffnen Sie innerhalb von 24 Stunden den Link darin: Dann
          stehen Sie auf der Warteliste.
        </p>
        {eingang.warteplaetze && (
          <ul>
            {eingang.warteplaetze.map(({ kinder: namen, link }) => (
              <li key={link}>
                <a href={link}>{namen.join(', ')}: Platz auf der Warteliste ansehen</a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  return (
    <FormularRahmen
      formular={formular}
      fehlschlag={FEHLSCHLAG}
      absenden={
        <div>
          <Button type="submit" disabled={formular.stand.status === 'submitting'}>
            Auf die Warteliste setzen
          </Button>
        </div>
      }
    >
      <CheckboxGroup
        name="kinder"
        label="Wer soll warten?"
        required
        optionen={wartefaehige.map(({ schluessel, vorname, name }) => ({
          wert: String(schluessel),
          text: `${vorname} ${name}`,
        }))}
      />
      {wartefaehige.length > 1 && (
        <CheckboxTile name="gemeinsam">Die Kinder möchten nur gemeinsam teilnehmen.</CheckboxTile>
      )}
      <CheckboxTile name="valid" required>
        {anfang} <a href={options.datenschutzLink}>{erklaerung}</a> {ende}
      </CheckboxTile>
      {fehler && (
        <Alert kind="danger" title="Das ist nicht möglich" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
    </FormularRahmen>
  );
}
