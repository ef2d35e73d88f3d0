import tile from '@gm/shared/formular/checkbox-tile.module.css';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Fehler, Feld, FeldBox } from '@gm/shared/formular/feld';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type ComponentProps, useState } from 'react';
import { MarkdownEingabe } from '../markdown/markdown-eingabe.tsx';
import { DokumentWahl } from '../medien/dokument-wahl.tsx';
import { type Fokus, FokusWahl } from '../medien/fokus-wahl.tsx';
import { FotoWahl } from '../medien/foto-wahl.tsx';
import { type Zuschnitte, ZuschnittWahl } from '../medien/zuschnitt-wahl.tsx';
import { listOptionen } from './list-optionen.ts';
import { type SchemaFeldProps, useSchemaKontext } from './schema-kontext.ts';
import { ZeitpunktEingabe } from './zeitpunkt-eingabe.tsx';
import { ZielEingabe } from './ziel-eingabe.tsx';

const readFokus = (wert: unknown): Fokus | null => {
  const { von_links, von_oben } = Object(wert) as Partial<Fokus>;
  return typeof von_links === 'number' && typeof von_oben === 'number' ? { von_links, von_oben } : null;
};
const toText = (wert: unknown) => (wert === null || wert === undefined ? '' : String(wert));

/** What stays of a text: nothing where nothing is wanted, an empty text where one is. */
const toWert = (text: string, { pflicht, name }: Formfeld) =>
  text === '' && !pflicht && name !== '' ? undefined : text;

/** A number as it is typed; what is none stays a text, and the api says so. */
const toZahl = (text: string) => {
  const zahl = Number(text.replace(',', '.'));
  return text.trim() === '' ? undefined : Number.isNaN(zahl) ? text : zahl;
};

/** One text, number, day, choice or tick. */
export function SchemaZeile({ feld, wert, pfad }: SchemaFeldProps) {
  const { getId, getMeldung, change } = useSchemaKontext();
  const id = getId(pfad);
  const meldung = getMeldung(pfad);
  const beschreibung = [feld.hinweis && `${id}-hinweis`, meldung && `${id}-fehler`].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-describedby': beschreibung || undefined,
    'aria-invalid': meldung ? (true as const) : undefined,
  };
  if (feld.art === 'haken') {
    return (
      <FeldBox meldung={meldung}>
        <Fehler id={id} meldung={meldung} />
        <label className={joinClasses(tile.choice, tile.tile)}>
          <input
            {...control}
            type="checkbox"
            checked={wert === true}
            onChange={(event) => change(pfad, event.currentTarget.checked)}
          />
          <span>{feld.titel}</span>
        </label>
      </FeldBox>
    );
  }
  return (
    <Feld id={id} label={feld.titel} required={feld.pflicht} hint={feld.hinweis ?? undefined} meldung={meldung}>
      <Eingabe
        feld={feld}
        wert={wert}
        control={{ ...control, 'aria-required': feld.pflicht }}
        onWert={(neu) => change(pfad, neu)}
      />
    </Feld>
  );
}

interface EingabeProps {
  feld: Formfeld;
  wert: unknown;
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  onWert(wert: unknown): void;
}

function Eingabe({ feld, wert, control, onWert }: EingabeProps) {
  const kontext = useSchemaKontext();
  const { verweise, bild } = kontext;
  if (feld.verweis === 'foto') {
    return <FotoWahl control={control} wert={toText(wert)} onWert={(datei) => onWert(datei || undefined)} />;
  }
  if (feld.verweis === 'dokument') {
    return <DokumentWahl control={control} wert={toText(wert)} onWert={onWert} />;
  }
  if (feld.art === 'punkt') {
    return bild && <FokusWahl bild={bild} wert={readFokus(wert)} onWert={onWert} />;
  }
  if (feld.art === 'zuschnitte') {
    return bild && <ZuschnittWahl bild={bild} wert={(wert ?? {}) as Zuschnitte} onWert={onWert} />;
  }
  if (feld.art === 'auswahl') {
    const moegliche = listOptionen(feld, kontext);
    // What is none of them any more is not lost by looking at it.
    const fremd =
      (typeof wert === 'string' || typeof wert === 'number') && !moegliche.some((eine) => eine.wert === wert)
        ? [{ wert, text: toText(wert) }]
        : [];
    const optionen = [...moegliche, ...fremd];
    return (
      <select
        {...control}
        className={joinClasses(eingabe.eingabe, eingabe.mittel)}
        value={toText(wert)}
        onChange={({ currentTarget: { value } }) => onWert(optionen.find((eine) => String(eine.wert) === value)?.wert)}
      >
        <option value="">{feld.pflicht ? 'Bitte wählen' : feld.verweis ? 'keine Auswahl' : 'wie üblich'}</option>
        {optionen.map((eine) => (
          <option key={eine.wert} value={String(eine.wert)}>
            {eine.text}
          </option>
        ))}
      </select>
    );
  }
  if (feld.art === 'absatz') {
    return (
      <textarea
        {...control}
        rows={4}
        className={joinClasses(eingabe.eingabe, eingabe.mehrzeilig)}
        value={toText(wert)}
        onChange={(event) => onWert(toWert(event.currentTarget.value, feld))}
      />
    );
  }
  if (feld.art === 'markdown') {
    return (
      <MarkdownEingabe
        control={control}
        label={feld.titel}
        wert={toText(wert)}
        onWert={(text) => onWert(toWert(text, feld))}
      />
    );
  }
  if (feld.art === 'ziel') {
    return (
      <ZielEingabe
        control={control}
        label={feld.titel}
        wert={toText(wert)}
        onWert={(text) => onWert(toWert(text, feld))}
      />
    );
  }
  if (feld.art === 'zeitpunkt') {
    return (
      <ZeitpunktEingabe
        control={control}
        label={feld.titel}
        wert={toText(wert)}
        onWert={(text) => onWert(toWert(text, feld))}
      />
    );
  }
  if (feld.art === 'quelltext') return <Quelltext wert={wert} control={control} onWert={onWert} />;
  if (feld.art === 'zahl') return <Zahl wert={wert} control={control} onWert={onWert} />;
  const isTag = feld.art === 'tag';
  const vorschlaege = feld.verweis === null ? [] : (verweise[feld.verweis] ?? []);
  const liste = vorschlaege.length > 0 ? `${control.id}-vorschlaege` : undefined;
  return (
    <>
      <input
        {...control}
        type={isTag ? 'date' : 'text'}
        list={liste}
        // As long as a line: schema-feld.module.css.
        data-titel={feld.name === 'titel' ? '' : undefined}
        autoComplete="off"
        spellCheck={isTag ? undefined : true}
        className={joinClasses(eingabe.eingabe, isTag ? eingabe.kurz : undefined)}
        value={toText(wert)}
        onChange={(event) => onWert(toWert(event.currentTarget.value, feld))}
      />
      {liste && (
        <datalist id={liste}>
          {vorschlaege.map((einer) => (
            <option key={einer.wert} value={einer.text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** As it is typed: „1,“ is on the way to „1,5“. */
function Zahl({ wert, control, onWert }: Omit<EingabeProps, 'feld'>) {
  const [getippt, setGetippt] = useState('');
  const text = toZahl(getippt) === wert ? getippt : toText(wert).replace('.', ',');
  return (
    <input
      {...control}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={joinClasses(eingabe.eingabe, eingabe.kurz)}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setGetippt(value);
        onWert(toZahl(value));
      }}
    />
  );
}

const writeJson = (wert: unknown) => (wert === undefined ? '' : JSON.stringify(wert, null, 2));

/** Null for what cannot be read. */
function readJson(text: string): { wert: unknown } | null {
  if (text.trim() === '') return { wert: undefined };
  try {
    return { wert: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Where a schema says no more: JSON, taken as soon as it can be read. */
function Quelltext({ wert, control, onWert }: Omit<EingabeProps, 'feld'>) {
  const [getippt, setGetippt] = useState<string | null>(null);
  const gelesen = getippt === null ? null : readJson(getippt);
  const isUnfertig = getippt !== null && gelesen === null;
  const isGetippt = getippt !== null && (isUnfertig || writeJson(gelesen?.wert) === writeJson(wert));
  return (
    <>
      <textarea
        {...control}
        rows={4}
        spellCheck={false}
        className={joinClasses(eingabe.eingabe, eingabe.mehrzeilig)}
        value={isGetippt ? getippt : writeJson(wert)}
        onChange={({ currentTarget: { value } }) => {
          setGetippt(value);
          const neu = readJson(value);
          if (neu) onWert(neu.wert);
        }}
      />
      {isUnfertig && <p role="status">Noch nicht vollständig: Es gilt, was zuletzt lesbar war.</p>}
    </>
  );
}
