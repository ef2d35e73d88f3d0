import styles from '@gm/shared/formular/combobox.module.css';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import type { Ziel } from '@gm/shared/schemas/redaktion';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useZiele } from './use-ziele.ts';
import zielStyles from './ziel-eingabe.module.css';

interface ZielEingabeProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  label: string;
  wert: string;
  onWert(wert: string): void;
}

/**
 * Where a link leads: a page of this site, found by its title (ARIA authoring practices: combobox with list
 * autocomplete), or any other address as it is typed.
 */
export function ZielEingabe({ control, label, wert, onWert }: ZielEingabeProps) {
  const listeId = useId();
  const [offen, setOffen] = useState(false);
  const [aktiv, setAktiv] = useState(-1);
  const ziele = useZiele(offen ? wert : null);
  const isOffen = offen && ziele.length > 0;

  function choose(ziel: Ziel | undefined) {
    if (!ziel) return;
    onWert(ziel.pfad);
    setOffen(false);
    setAktiv(-1);
  }
  function press(event: KeyboardEvent) {
    const schritt = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (schritt !== undefined) {
      event.preventDefault();
      setOffen(true);
      const anzahl = ziele.length || 1;
      setAktiv((bisher) => (bisher === -1 && schritt === -1 ? anzahl - 1 : (bisher + schritt + anzahl) % anzahl));
    } else if (event.key === 'Enter' && isOffen && aktiv >= 0) {
      event.preventDefault();
      choose(ziele[aktiv]);
    } else if (event.key === 'Escape' && isOffen) {
      event.preventDefault();
      event.stopPropagation();
      setOffen(false);
    }
  }

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        type="text"
        role="combobox"
        className={eingabe.eingabe}
        value={wert}
        placeholder="Titel suchen, oder https://…"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOffen}
        aria-autocomplete="list"
        aria-controls={listeId}
        aria-activedescendant={isOffen && aktiv >= 0 ? `${listeId}-${aktiv}` : undefined}
        onChange={({ currentTarget }) => {
          onWert(currentTarget.value);
          setOffen(true);
          setAktiv(-1);
        }}
        onKeyDown={press}
        onBlur={() => setOffen(false)}
      />
      <div id={listeId} role="listbox" aria-label={label} className={styles.liste} hidden={!isOffen}>
        {ziele.map((ziel, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text field, as the pattern has it
          <div
            key={ziel.pfad}
            id={`${listeId}-${index}`}
            role="option"
            aria-selected={index === aktiv}
            tabIndex={-1}
            // The text field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(ziel)}
          >
            <span>
              {ziel.titel} <small className={zielStyles.ort}>{`${ziel.art}, ${ziel.pfad}`}</small>
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isOffen && `${ziele.length} Seiten gefunden`}</span>
      </VisuallyHidden>
    </div>
  );
}
