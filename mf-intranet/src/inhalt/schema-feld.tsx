import { FeldGruppe } from '@gm/shared/formular/feld';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { createLeer, nameWert } from './change-at.ts';
import styles from './schema-feld.module.css';
import { joinPfad, type SchemaFeldProps, useSchemaKontext } from './schema-kontext.ts';
import { SchemaZeile } from './schema-zeile.tsx';

/** More than these are folded, so that one finds the one to change. */
const OFFEN_BIS = 2;

const readTeil = (wert: unknown, name: string): unknown =>
  typeof wert === 'object' && wert !== null ? (wert as Record<string, unknown>)[name] : undefined;

/** The control of one value that a schema describes; groups and lists hold others. */
export function SchemaFeld({ feld, wert, pfad }: SchemaFeldProps) {
  if (feld.art === 'gruppe') return <SchemaGruppe feld={feld} wert={wert} pfad={pfad} />;
  if (feld.art === 'liste') return <SchemaListe feld={feld} wert={wert} pfad={pfad} />;
  return <SchemaZeile feld={feld} wert={wert} pfad={pfad} />;
}

/** The fields of a group, without a box around them. */
export function SchemaFelder({ feld, wert, pfad }: SchemaFeldProps) {
  return feld.felder.map((inneres) => (
    <SchemaFeld
      key={inneres.name}
      feld={inneres}
      wert={readTeil(wert, inneres.name)}
      pfad={joinPfad(pfad, inneres.name)}
    />
  ));
}

function SchemaGruppe({ feld, wert, pfad }: SchemaFeldProps) {
  const { getId, getMeldung } = useSchemaKontext();
  return (
    <FeldGruppe
      id={getId(pfad)}
      label={feld.titel}
      required={feld.pflicht}
      hint={feld.hinweis ?? undefined}
      meldung={getMeldung(pfad)}
    >
      <div className={styles.gruppe}>
        <SchemaFelder feld={feld} wert={wert} pfad={pfad} />
      </div>
    </FeldGruppe>
  );
}

/** Entries that are added, changed, moved and taken away. */
function SchemaListe({ feld, wert, pfad }: SchemaFeldProps) {
  const { getId, getMeldung, change } = useSchemaKontext();
  const liste = useRef<HTMLOListElement>(null);
  const neuer = useRef<HTMLButtonElement>(null);
  const [offen, setOffen] = useState<number | null>(null);
  const [gesagt, setGesagt] = useState('');
  const { eintrag } = feld;
  if (!eintrag) return null;
  const werte: unknown[] = Array.isArray(wert) ? wert : [];
  const set = (neue: unknown[]) => change(pfad, neue.length === 0 && !feld.pflicht ? undefined : neue);
  const name = (index: number) => `${feld.titel} ${index + 1}`;

  /** Once it is drawn. */
  function focusEntry(index: number) {
    requestAnimationFrame(() => {
      liste.current?.children[index]?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
    });
  }
  function add() {
    set([...werte, createLeer(eintrag?.art ?? '')]);
    setOffen(werte.length);
    focusEntry(werte.length);
  }
  function remove(index: number) {
    set(werte.filter((_, stelle) => stelle !== index));
    setGesagt(`${name(index)} ist weggenommen.`);
    neuer.current?.focus();
  }
  function move(index: number, schritt: 1 | -1) {
    const ziel = index + schritt;
    const neue = [...werte];
    [neue[index], neue[ziel]] = [neue[ziel], neue[index]];
    set(neue);
    setGesagt(`Steht jetzt an Stelle ${ziel + 1} von ${werte.length}.`);
  }
  const knoepfe = (index: number) => (
    <div className={styles.knoepfe}>
      <Knopf name={`${name(index)} nach oben`} disabled={index === 0} onPress={() => move(index, -1)}>
        <ArrowUp aria-hidden="true" />
      </Knopf>
      <Knopf name={`${name(index)} nach unten`} disabled={index === werte.length - 1} onPress={() => move(index, 1)}>
        <ArrowDown aria-hidden="true" />
      </Knopf>
      <Knopf name={`${name(index)} wegnehmen`} onPress={() => remove(index)}>
        <Trash2 aria-hidden="true" />
      </Knopf>
    </div>
  );

  return (
    <FeldGruppe
      id={getId(pfad)}
      label={feld.titel}
      required={feld.pflicht}
      hint={feld.hinweis ?? undefined}
      meldung={getMeldung(pfad)}
    >
      <ol ref={liste} className={styles.liste}>
        {werte.map((eines, index) => {
          const hier = joinPfad(pfad, index);
          return (
            // An entry has no other name than its place.
            <li key={index} className={styles.eintrag}>
              {eintrag.art === 'gruppe' ? (
                <details open={werte.length <= OFFEN_BIS || offen === index || hasMeldung(getMeldung, hier, eintrag)}>
                  <summary>
                    <b>{index + 1}.</b> {nameWert(eines, eintrag) || 'Neu'}
                  </summary>
                  <div className={styles.gruppe}>
                    <SchemaFelder feld={eintrag} wert={eines} pfad={hier} />
                  </div>
                </details>
              ) : (
                <SchemaFeld feld={{ ...eintrag, titel: name(index) }} wert={eines} pfad={hier} />
              )}
              {knoepfe(index)}
            </li>
          );
        })}
      </ol>
      <button ref={neuer} type="button" className={styles.neu} onClick={add}>
        <Plus aria-hidden="true" /> {feld.titel}: Eintrag hinzufügen
      </button>
      <p className={styles.gesagt} role="status">
        {gesagt}
      </p>
    </FeldGruppe>
  );
}

/** Whether one of the fields right inside is refused: then they are shown. */
const hasMeldung = (
  getMeldung: (pfad: string) => string | undefined,
  pfad: string,
  { felder }: SchemaFeldProps['feld'],
): boolean =>
  felder.some((feld) => {
    const hier = joinPfad(pfad, feld.name);
    return getMeldung(hier) !== undefined || hasMeldung(getMeldung, hier, feld);
  });

interface KnopfProps {
  name: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Knopf({ name, disabled = false, onPress, children }: KnopfProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
