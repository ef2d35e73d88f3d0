import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { WUENSCHE_MAX } from '@gm/shared/bereiche/ferienprogramm/verlosung/losgrenzen';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { SelectField } from '@gm/shared/formular/select-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FEHLSCHLAG } from '../../anmeldung/angaben.tsx';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { assignVeranstaltungen, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { countHeld, findOverlap, findSuitable, listOffene, toGewaehlte } from '../../anmeldung/auswahl.ts';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { openSchritt } from '../../anmeldung/schritt-rahmen.tsx';
import { isVollstaendig } from '../../anmeldung/schritte.ts';
import { useWeiter } from '../../anmeldung/use-weiter.ts';
import { Auswahlleiste } from './auswahlleiste.tsx';
import { VeranstaltungsAuswahl } from './veranstaltungs-auswahl.tsx';

const FELDER = ['kind', 'veranstaltungen'];

const loadSchema = () => import('./auswahl-schema.ts').then((module) => module.auswahlSchema);
const refuse = (meldung: string) => ({ art: 'felder' as const, fehler: [{ feld: 'veranstaltungen', meldung }] });

interface AuswahlFormularProps {
  options: AnmeldungOptionen;
  seite: Seite;
  programm: readonly Ferienveranstaltung[];
  jetzt: Date;
  onAssigned: (meldung: string) => void;
}

/** A child, and the events for it; assigning replaces what the child had (requirement F-11). */
export function AuswahlFormular({ options, seite, programm, jetzt, onAssigned }: AuswahlFormularProps) {
  const { kinder, vorgemerkt } = useAnmeldung();
  const weiter = useWeiter();
  const verlosung = options.vergabe === 'verlosung';
  const formular = useFormular({
    name: 'ferienprogramm-programm',
    seite,
    async aktion() {
      if (!kind) return { art: 'felder', fehler: [{ feld: 'kind', meldung: 'Bitte wählen Sie ein Kind aus.' }] };
      // The order of ticking is the order of wishes.
      const neue = verlosung
        ? [...gewaehlt].flatMap((wunsch) => geeignete.find(({ id }) => String(id) === wunsch) ?? [])
        : geeignete.filter(({ id }) => gewaehlt.has(String(id)));
      if (neue.length === 0 && kind.veranstaltungen.length === 0) {
        return refuse('Bitte wählen Sie mindestens eine Veranstaltung aus.');
      }
      if (verlosung && neue.length > WUENSCHE_MAX) {
        return refuse(`Bitte wünschen Sie höchstens ${WUENSCHE_MAX} Veranstaltungen.`);
      }
      const paar = verlosung ? null : findOverlap(neue);
      if (paar) {
        return refuse(
          `„${paar[0].titel}“ und „${paar[1].titel}“ finden zur gleichen Zeit statt. Bitte wählen Sie nur eine davon.`,
        );
      }
      assignVeranstaltungen(kind.schluessel, neue.map(toGewaehlte));
      if (weiter.isWeiter() && isVollstaendig(useAnmeldung.getState().kinder)) {
        openSchritt('bestaetigen');
        return null;
      }
      formular.startAfresh();
      takeNext();
      onAssigned(
        neue.length > 0 ? 'Veranstaltungen wurden erfolgreich zugeordnet.' : 'Veranstaltungen wurden entfernt.',
      );
      return null;
    },
    felder: FELDER,
    loadSchema,
  });
  const { form } = formular;
  const [schluessel, angekreuzt] = useWatch({ control: form.control, name: FELDER });
  const kind = kinder.find((eines) => String(eines.schluessel) === schluessel);
  const gewaehlt = useMemo(() => new Set(Array.isArray(angekreuzt) ? angekreuzt : []), [angekreuzt]);
  const geeignete = useMemo(
    () => (kind ? findSuitable(programm, kinder, kind.geburtstag, jetzt, kind.schluessel) : []),
    [programm, kinder, kind, jetzt],
  );

  // Nobody is left to choose for: assigning may lead on to the last step at once.
  const isLetztes = kind && listOffene(kinder).every((eines) => eines === kind);

  // Two hundred tiles take a slow phone longer than a finger waits: the choice of the child is shown before them.
  const gezeigt = useDeferredValue(useMemo(() => (kind ? { kind, geeignete } : null), [kind, geeignete]));

  function showChild({ target }: FormEvent<HTMLDivElement>) {
    if (target instanceof HTMLSelectElement) fillIn(target.value);
  }

  /** The first child that has nothing yet; nobody has to look for it. */
  function takeNext(sonst?: AngemeldetesKind) {
    const naechstes = listOffene(useAnmeldung.getState().kinder)[0] ?? sonst;
    if (!naechstes) return;
    form.setValue('kind', String(naechstes.schluessel));
    fillIn(String(naechstes.schluessel));
  }

  /** A child brings along what it has; the event the visitor came for is ticked until a child has it. */
  function fillIn(wert: string) {
    // Assigning waits for the schema: its file shall be there by then, however quick somebody is.
    void loadSchema().catch(() => {});
    const gezeigtes = kinder.find((eines) => String(eines.schluessel) === wert);
    const hat = gezeigtes?.veranstaltungen.map(({ id }) => String(id)) ?? [];
    const passende = gezeigtes ? findSuitable(programm, kinder, gezeigtes.geburtstag, jetzt, gezeigtes.schluessel) : [];
    const isOpen = passende.some(({ id }) => id === vorgemerkt) && countHeld(kinder, vorgemerkt ?? 0) === 0;
    form.setValue('veranstaltungen', isOpen ? [...hat, String(vorgemerkt)] : hat);
    form.clearErrors();
  }

  // Once, and only where no draft has brought a child back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning alone
  useEffect(() => {
    if (!form.getValues('kind')) takeNext(kinder[0]);
  }, []);

  // The same function for every render, so that a tick draws one tile and not two hundred.
  const toggle = useCallback(
    (id: number, an: boolean) => {
      const bisher = form.getValues('veranstaltungen');
      const ohne = Array.isArray(bisher) ? bisher.filter((anderes) => anderes !== String(id)) : [];
      form.setValue('veranstaltungen', an ? [...ohne, String(id)] : ohne);
      form.clearErrors('veranstaltungen');
    },
    [form],
  );

  return (
    <FormularRahmen
      formular={formular}
      fehlschlag={FEHLSCHLAG}
      absenden={
        <Auswahlleiste kind={kind} kinder={kinder} geeignete={geeignete} gewaehlt={gewaehlt} options={options}>
          <Button {...weiter.bleiben}>Ausgewählte Veranstaltungen dem Kind zuweisen</Button>
          {isLetztes && (
            <Button {...weiter.weiter} variant="secondary">
              Zuweisen und weiter
            </Button>
          )}
        </Auswahlleiste>
      }
    >
      <div onChange={showChild}>
        <SelectField
          name="kind"
          label="Kind"
          required
          leer="Bitte wählen Sie ein Kind"
          optionen={kinder.map((eines) => ({
            wert: String(eines.schluessel),
            text: `${eines.vorname} ${eines.name}`,
          }))}
        />
      </div>
      {/* What still shows another child's events takes no tick: it would be one for this child, and gone with them. */}
      {gezeigt && (
        <div inert={gezeigt.kind !== kind}>
          {gezeigt.geeignete.length > 0 ? (
            <VeranstaltungsAuswahl
              key={gezeigt.kind.schluessel}
              kind={gezeigt.kind}
              kinder={kinder}
              veranstaltungen={gezeigt.geeignete}
              gewaehlt={gewaehlt}
              options={options}
              onToggle={toggle}
            />
          ) : (
            <Alert kind="warning" level={3} live title="Es wurden keine passenden Veranstaltungen gefunden." />
          )}
        </div>
      )}
    </FormularRahmen>
  );
}
