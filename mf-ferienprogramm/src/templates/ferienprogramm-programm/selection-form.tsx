import { WISHES_MAX } from '@gm/shared/areas/ferienprogramm/draw/lot-limits';
import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Page } from '@gm/shared/contract';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { type FormEvent, useCallback, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FAILURE } from '../../registration/details.tsx';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { assignVeranstaltungen, useRegistration } from '../../registration/registration-store.ts';
import { countHeld, findOverlap, findSuitable, listOpen, toChosen } from '../../registration/selection.ts';
import { openStep } from '../../registration/step-frame.tsx';
import { isComplete } from '../../registration/steps.ts';
import { useNext } from '../../registration/use-next.ts';
import type { Assignment } from './assignment-message.tsx';
import { SelectionBar } from './selection-bar.tsx';
import styles from './veranstaltungs-selection.module.css';
import { VeranstaltungsSelection } from './veranstaltungs-selection.tsx';

/** Messages of step 3 for an empty list, and for a failed call (B7). */
export const MISMATCHED = 'Es wurden keine passenden Veranstaltungen gefunden.';

const FIELDS = ['kind', 'veranstaltungen'];

const loadSchema = () => import('./selection-schema.ts').then((module) => module.selectionSchema);
const refuse = (message: string) => ({
  art: 'felder' as const,
  fehler: [{ feld: 'veranstaltungen', meldung: message }],
});

interface SelectionFormProps {
  options: RegistrationStepOptions;
  seite: Page;
  programm: readonly Ferienveranstaltung[];
  now: Date;
  onAssigned: (assignment: Assignment) => void;
}

/** A child and its suitable events; an assignment replaces the previous one (requirement F-11). */
export function SelectionForm({ options, seite: page, programm: program, now, onAssigned }: SelectionFormProps) {
  const { kinder: children, vorgemerkt: noted } = useRegistration();
  const next = useNext();
  const draw = options.vergabe === 'verlosung';
  const formOf = useForm({
    name: 'ferienprogramm-programm',
    seite: page,
    async action() {
      if (!child) return { art: 'felder', fehler: [{ feld: 'kind', meldung: 'Bitte wählen Sie ein Kind aus.' }] };
      // Wishes are ranked in the order of ticking.
      const fresh = draw
        ? [...chosen].flatMap((wish) => suitable.find(({ id }) => String(id) === wish) ?? [])
        : suitable.filter(({ id }) => chosen.has(String(id)));
      if (fresh.length === 0 && child.veranstaltungen.length === 0) {
        return refuse('Bitte wählen Sie mindestens eine Veranstaltung aus.');
      }
      if (draw && fresh.length > WISHES_MAX) {
        return refuse(`Bitte wünschen Sie höchstens ${WISHES_MAX} Veranstaltungen.`);
      }
      const pair = draw ? null : findOverlap(fresh);
      if (pair) {
        return refuse(
          `„${pair[0].titel}“ und „${pair[1].titel}“ finden zur gleichen Zeit statt. Bitte wählen Sie nur eine davon.`,
        );
      }
      assignVeranstaltungen(child.schluessel, fresh.map(toChosen));
      if (next.isNext() && isComplete(useRegistration.getState().kinder)) {
        openStep('bestaetigen');
        return null;
      }
      formOf.startAfresh();
      takeNext();
      onAssigned({
        text: fresh.length > 0 ? 'Veranstaltungen wurden erfolgreich zugeordnet.' : 'Veranstaltungen wurden entfernt.',
        vorname: child.vorname,
        titel: fresh.map(({ titel: title }) => title),
      });
      return null;
    },
    fields: FIELDS,
    loadSchema,
  });
  const { form } = formOf;
  const [key, ticked] = useWatch({ control: form.control, name: FIELDS });
  const child = children.find((one) => String(one.schluessel) === key);
  const chosen = useMemo(() => new Set(Array.isArray(ticked) ? ticked : []), [ticked]);
  const suitable = useMemo(
    () => (child ? findSuitable(program, children, child.geburtstag, now, child.schluessel) : []),
    [program, children, child, now],
  );

  // The last child without events: the assignment may lead directly to the last step.
  const isLast = child && listOpen(children).every((one) => one === child);

  function showChild({ target }: FormEvent<HTMLDivElement>) {
    if (target instanceof HTMLSelectElement) fillIn(target.value);
  }

  /** Selects the first child without events. */
  function takeNext(otherwise?: RegisteredChild) {
    const next = listOpen(useRegistration.getState().kinder)[0] ?? otherwise;
    if (!next) return;
    form.setValue('kind', String(next.schluessel));
    fillIn(String(next.schluessel));
  }

  /** Loads a child's events; the event the visitor came from is preselected until a child is assigned to it. */
  function fillIn(value: string) {
    // Assigning requires the schema: load it early.
    void loadSchema().catch(() => {});
    const shown = children.find((one) => String(one.schluessel) === value);
    const chosen = shown?.veranstaltungen.map(({ id }) => String(id)) ?? [];
    const matching = shown ? findSuitable(program, children, shown.geburtstag, now, shown.schluessel) : [];
    const isOpen = matching.some(({ id }) => id === noted) && countHeld(children, noted ?? 0) === 0;
    form.setValue('veranstaltungen', isOpen ? [...chosen, String(noted)] : chosen);
    form.clearErrors();
  }

  // Once, and only where no draft has brought a child back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning alone
  useEffect(() => {
    if (!form.getValues('kind')) takeNext(children[0]);
  }, []);

  // A stable callback, so that a tick renders one tile instead of two hundred.
  const toggle = useCallback(
    (id: number, an: boolean) => {
      const current = form.getValues('veranstaltungen');
      const without = Array.isArray(current) ? current.filter((other) => other !== String(id)) : [];
      form.setValue('veranstaltungen', an ? [...without, String(id)] : without);
      form.clearErrors('veranstaltungen');
    },
    [form],
  );

  return (
    <FormFrame
      form={formOf}
      failure={FAILURE}
      submit={
        <SelectionBar child={child} kinder={children} suitable={suitable} chosen={chosen} options={options}>
          <Button {...next.bleiben}>
            {/* On phones only the end is visible: the bar may take a tenth of the screen. */}
            <span>
              <span className={styles.long}>Ausgewählte Veranstaltungen</span>{' '}
              <span className={styles.short}>dem Kind zuweisen</span>
            </span>
          </Button>
          {isLast && (
            <Button {...next.weiter} variant="secondary">
              Zuweisen und weiter
            </Button>
          )}
        </SelectionBar>
      }
    >
      <div onChange={showChild}>
        <SelectField
          name="kind"
          label="Kind"
          required
          empty="Bitte wählen Sie ein Kind"
          options={children.map((one) => ({
            wert: String(one.schluessel),
            text: `${one.vorname} ${one.name}`,
          }))}
        />
      </div>
      {child &&
        (suitable.length > 0 ? (
          <VeranstaltungsSelection
            key={child.schluessel}
            child={child}
            kinder={children}
            veranstaltungen={suitable}
            chosen={chosen}
            options={options}
            onToggle={toggle}
          />
        ) : (
          <Alert kind="warning" level={3} live title={MISMATCHED} />
        ))}
    </FormFrame>
  );
}
