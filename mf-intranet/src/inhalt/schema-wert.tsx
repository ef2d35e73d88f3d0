import { useFehler, useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { feldId } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Bild } from '@gm/shared/schemas/bild';
import type { Formfeld, Verweise } from '@gm/shared/schemas/formfeld';
import { Redo2, Undo2 } from 'lucide-react';
import { changeAt } from './change-at.ts';
import { readAt } from './move-at.ts';
import { parseWert } from './parse-wert.ts';
import styles from './schema-feld.module.css';
import { SchemaFeld, SchemaFelder } from './schema-feld.tsx';
import { SchemaKontext, type SchemaKontextWert } from './schema-kontext.ts';
import { useVerlauf } from './use-verlauf.ts';
import { useVorlagen } from './use-vorlagen.ts';

const splitPfad = (pfad: string) => (pfad === '' ? [] : pfad.split('/'));

interface SchemaWertProps {
  /** Name of the form's control that holds the value as JSON. */
  name: string;
  feld: Formfeld;
  verweise: Verweise;
  bild?: Bild | null;
  /** Nobody has stored it yet. */
  isNeu?: boolean;
}

/** A control whose value is JSON, filled in by the controls its schema describes; messages name them `name/way`. */
export function SchemaWert({ name, feld, verweise, bild = null, isNeu = false }: SchemaWertProps) {
  const formular = useFormularKontext();
  const vorlagen = useVorlagen(feld.felder.some(({ eintrag }) => eintrag?.art === 'baustein'));
  const meldungen = new Map(useFehler().map((fehler) => [fehler.feld, fehler.meldung]));
  const json = useWert(name);
  const wert = parseWert(json);
  const write = (neu: string) => {
    formular.form.setValue(name, neu, { shouldDirty: true });
    formular.noteChange(name);
  };
  const verlauf = useVerlauf(() => String(formular.form.getValues(name) ?? ''), write);
  const kontext: SchemaKontextWert = {
    getId: (pfad) => feldId(formular.name, `${name}/${pfad}`),
    getMeldung: (pfad) => meldungen.get(`${name}/${pfad}`),
    hasMeldungUnter: (pfad) => [...meldungen.keys()].some((feld) => feld.startsWith(`${name}/${pfad}/`)),
    verweise,
    bild,
    isNeu,
    vorlagen,
    read: (pfad = '') => readAt(parseWert(formular.form.getValues(name)), splitPfad(pfad)),
    change(pfad, neu) {
      verlauf.note(pfad);
      // What was typed a moment ago may not be drawn yet.
      const bisher = parseWert(formular.form.getValues(name));
      write(JSON.stringify(changeAt(bisher, splitPfad(pfad), neu)));
      formular.form.clearErrors(`${name}/${pfad}`);
    },
  };
  return (
    <SchemaKontext value={kontext}>
      {/* Not <HiddenField>: what a hidden field begins with and what it holds is one attribute, and React would put it back. */}
      <input {...formular.form.register(name)} type="hidden" value={typeof json === 'string' ? json : ''} />
      <div className={styles.verlauf}>
        <button type="button" disabled={!verlauf.canUndo} onClick={verlauf.undo}>
          <Undo2 aria-hidden="true" /> Rückgängig
        </button>
        <button type="button" disabled={!verlauf.canRedo} onClick={verlauf.redo}>
          <Redo2 aria-hidden="true" /> Wiederholen
        </button>
      </div>
      <div className={styles.felder}>
        {feld.art === 'gruppe' ? (
          <SchemaFelder feld={feld} wert={wert} pfad="" />
        ) : (
          <SchemaFeld feld={{ ...feld, titel: 'Angaben' }} wert={wert} pfad="" />
        )}
      </div>
    </SchemaKontext>
  );
}
