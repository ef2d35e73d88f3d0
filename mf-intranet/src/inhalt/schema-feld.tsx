import { FeldGruppe } from '@gm/shared/formular/feld';
import { listBlockfelder, readBlock } from '@gm/shared/regeln/block';
import { findUnpassende } from '@gm/shared/regeln/find-unpassende';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { BausteinKopie, BausteinZugabe } from './baustein-zugabe.tsx';
import { findVorlage, nameBlock } from './block.ts';
import { buildFormfeld } from './build-formfeld.ts';
import { nameWert } from './change-at.ts';
import { describeSlot } from './describe-slot.ts';
import { listOptionen } from './list-optionen.ts';
import { Listenknoepfe } from './listenknoepfe.tsx';
import { mendBlock } from './mend-block.ts';
import styles from './schema-feld.module.css';
import {
  joinPfad,
  type SchemaFeldProps,
  SchemaKontext,
  type SchemaKontextWert,
  useSchemaKontext,
  type Vorlagen,
} from './schema-kontext.ts';
import { SchemaZeile } from './schema-zeile.tsx';
import { Unpassendes } from './unpassendes.tsx';
import { useListe } from './use-liste.ts';

/** More than these are folded, so that one finds the one to change; in what is new all of them are filled in. */
const OFFEN_BIS = 2;

const readTeil = (wert: unknown, name: string): unknown =>
  typeof wert === 'object' && wert !== null ? (wert as Record<string, unknown>)[name] : undefined;

/** The control of one value that a schema describes; groups and lists hold others. */
export function SchemaFeld({ feld, wert, pfad }: SchemaFeldProps) {
  if (feld.art === 'gruppe') return <SchemaGruppe feld={feld} wert={wert} pfad={pfad} />;
  if (feld.art === 'liste') return <SchemaListe feld={feld} wert={wert} pfad={pfad} />;
  if (feld.art === 'baustein') return <SchemaBaustein wert={wert} pfad={pfad} />;
  return <SchemaZeile feld={feld} wert={wert} pfad={pfad} />;
}

/** The fields of a group, without a box around them; those that hardly anybody needs are folded below them. */
export function SchemaFelder({ feld, wert, pfad }: SchemaFeldProps) {
  const { getMeldung, hasMeldungUnter } = useSchemaKontext();
  const at = ({ name }: Formfeld) => joinPfad(pfad, name);
  const render = (inneres: Formfeld) => (
    <SchemaFeld key={inneres.name} feld={inneres} wert={readTeil(wert, inneres.name)} pfad={at(inneres)} />
  );
  const seltene = feld.felder.filter(({ selten }) => selten);
  const hatMeldung = seltene.some((inneres) => getMeldung(at(inneres)) || hasMeldungUnter(at(inneres)));
  return (
    <>
      {feld.felder.filter(({ selten }) => !selten).map(render)}
      {seltene.length > 0 && (
        <details className={styles.seltene} open={hatMeldung || undefined}>
          <summary>Weitere Angaben</summary>
          <div className={styles.felder}>{seltene.map(render)}</div>
        </details>
      )}
    </>
  );
}

/** Around what belongs together, with its name, its hint and what is wrong with it. */
function SchemaRahmen({ feld, pfad, children }: Omit<SchemaFeldProps, 'wert'> & { children: ReactNode }) {
  const { getId, getMeldung } = useSchemaKontext();
  return (
    <FeldGruppe
      id={getId(pfad)}
      label={feld.titel}
      required={feld.pflicht}
      hint={feld.hinweis ?? undefined}
      meldung={getMeldung(pfad)}
    >
      {children}
    </FeldGruppe>
  );
}

function SchemaGruppe({ feld, wert, pfad }: SchemaFeldProps) {
  return (
    <SchemaRahmen feld={feld} pfad={pfad}>
      <div className={styles.gruppe}>
        <SchemaFelder feld={feld} wert={wert} pfad={pfad} />
      </div>
    </SchemaRahmen>
  );
}

const VERSTECKT = buildFormfeld('versteckt', 'Auf der Seite nicht zeigen', { art: 'haken' });
const CONTEXT = buildFormfeld('context', 'Inhalt', { art: 'quelltext' });
const OPTIONS = buildFormfeld('options', 'Einstellungen', { art: 'quelltext' });

/** A block of a page: what its template takes, in the words of the release that is running. */
function SchemaBaustein({ wert, pfad }: Omit<SchemaFeldProps, 'feld'>) {
  const kontext = useSchemaKontext();
  const { vorlagen, change } = kontext;
  const block = readBlock(wert);
  const vorlage = findVorlage(vorlagen, block.template);
  const unpassende = vorlage ? findUnpassende(vorlage, block) : [];
  const getMeldung = (ort: string) =>
    kontext.getMeldung(ort) ?? unpassende.find((eines) => joinPfad(pfad, eines.pfad) === ort)?.meldung;
  const hasMeldungUnter = (ort: string) =>
    kontext.hasMeldungUnter(ort) || unpassende.some((eines) => joinPfad(pfad, eines.pfad).startsWith(`${ort}/`));
  const at = (name: string) => joinPfad(pfad, name);
  const slot = block.slot ?? 'content';
  const slotFeld = vorlage && describeSlot(vorlage, slot);
  return (
    <>
      {slotFeld && <SchemaZeile feld={slotFeld} wert={slot} pfad={at('slot')} />}
      {vorlage ? (
        <>
          {vorlage.hilfe && <p className={styles.hilfe}>{vorlage.hilfe}</p>}
          <Unpassendes unpassende={unpassende} onAnpassen={() => change(pfad, mendBlock(wert, unpassende))} />
          <SchemaKontext value={{ ...kontext, getMeldung, hasMeldungUnter }}>
            <SchemaFelder feld={listBlockfelder(vorlage, block)} wert={block.context} pfad={at('context')} />
            <SchemaFelder feld={vorlage.options} wert={block.options} pfad={at('options')} />
          </SchemaKontext>
        </>
      ) : (
        <>
          {typeof vorlagen !== 'string' && (
            <p className={styles.hilfe}>
              Die Vorlage „{block.template}“ gibt es nicht mehr. Auf der Seite fehlt dieser Baustein; was in ihm steht,
              bleibt erhalten.
            </p>
          )}
          <SchemaZeile feld={CONTEXT} wert={block.context} pfad={at('context')} />
          <SchemaZeile feld={OPTIONS} wert={block.options} pfad={at('options')} />
        </>
      )}
      <SchemaZeile feld={VERSTECKT} wert={block.versteckt === true} pfad={at('versteckt')} />
      {vorlage?.neu && <BausteinKopie block={block} />}
    </>
  );
}

/** Whether a later release of its template has left something of a block behind. */
function isUnpassend(wert: unknown, vorlagen: Vorlagen): boolean {
  const block = readBlock(wert);
  const vorlage = findVorlage(vorlagen, block.template);
  return vorlage !== null && findUnpassende(vorlage, block).length > 0;
}

/** An entry that holds others, in a few words. */
const nameEintrag = (wert: unknown, eintrag: Formfeld, kontext: SchemaKontextWert) =>
  eintrag.art === 'baustein'
    ? nameBlock(wert, kontext.vorlagen)
    : nameWert(wert, eintrag, (feld) => listOptionen(feld, kontext));

/** Entries that are added, changed, moved and taken away. */
function SchemaListe({ feld, wert, pfad }: SchemaFeldProps) {
  const kontext = useSchemaKontext();
  const { getId, hasMeldungUnter, vorlagen, isNeu } = kontext;
  const liste = useRef<HTMLOListElement>(null);
  const neuer = useRef<HTMLButtonElement>(null);
  const eintraege = useListe(feld, wert, pfad);
  const { eintrag } = feld;
  if (!eintrag) return null;
  const hatInneres = eintrag.art === 'gruppe' || eintrag.art === 'baustein';
  const { werte, name } = eintraege;

  function insert(index: number, neues?: unknown) {
    eintraege.insert(index, neues);
    // Once it is drawn.
    requestAnimationFrame(() => {
      liste.current?.children[index]?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
    });
  }
  const describeZiel = (index: number) => {
    if (eintraege.ziel === index) return 'davor';
    return eintraege.ziel === werte.length && index === werte.length - 1 ? 'danach' : undefined;
  };

  return (
    <SchemaRahmen feld={feld} pfad={pfad}>
      <ol ref={liste} className={styles.liste}>
        {werte.map((eines, index) => {
          const hier = joinPfad(pfad, index);
          return (
            // An entry has no other name than its place.
            <li
              key={index}
              className={styles.eintrag}
              data-baum={eintraege.istBaum || undefined}
              data-ziel={describeZiel(index)}
              {...eintraege.dropped(index)}
            >
              {hatInneres ? (
                <details
                  open={isNeu || werte.length <= OFFEN_BIS || eintraege.offen === index || hasMeldungUnter(hier)}
                >
                  <summary id={getId(hier)}>
                    <b>{index + 1}.</b> {nameEintrag(eines, eintrag, kontext) || 'Neu'}
                    {eintrag.art === 'baustein' && isUnpassend(eines, vorlagen) && (
                      <span className={styles.warnung}> (passt nicht mehr zur Vorlage)</span>
                    )}
                  </summary>
                  <div className={styles.gruppe}>
                    {eintrag.art === 'baustein' ? (
                      <SchemaBaustein wert={eines} pfad={hier} />
                    ) : (
                      <SchemaFelder feld={eintrag} wert={eines} pfad={hier} />
                    )}
                  </div>
                </details>
              ) : (
                <SchemaFeld feld={{ ...eintrag, titel: name(index) }} wert={eines} pfad={hier} />
              )}
              <Listenknoepfe
                eintraege={eintraege}
                index={index}
                onVerdoppeln={hatInneres ? () => insert(index + 1, structuredClone(eines)) : null}
                onWeggenommen={() => neuer.current?.focus()}
              />
            </li>
          );
        })}
      </ol>
      {eintrag.art === 'baustein' ? (
        <BausteinZugabe
          id={`${getId(pfad)}-wahl`}
          knopf={neuer}
          vorlagen={vorlagen}
          onBaustein={(block) => insert(werte.length, block)}
        />
      ) : (
        <button ref={neuer} type="button" className={styles.neu} onClick={() => insert(werte.length)}>
          <Plus aria-hidden="true" /> {feld.titel}: Eintrag hinzufügen
        </button>
      )}
      <p className={styles.gesagt} role="status">
        {eintraege.gesagt}
      </p>
    </SchemaRahmen>
  );
}
