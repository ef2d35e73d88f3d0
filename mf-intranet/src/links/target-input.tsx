import { formatCount } from '@gm/shared/format/count';
import styles from '@gm/shared/forms/fields/combobox.module.css';
import input from '@gm/shared/forms/fields/input.module.css';
import type { Target } from '@gm/shared/schemas/editor/editorial';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import targetStyles from './target-input.module.css';
import { useTargets } from './use-targets.ts';

interface TargetInputProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  label: string;
  placeholder?: string;
  value: string;
  onValue(value: string): void;
}

/**
 * Target of a link: a page of the site, found by its title (ARIA authoring practices: combobox with list autocomplete),
 * or any other address as typed.
 */
export function TargetInput({
  control,
  label,
  placeholder = 'Titel suchen, oder https://…',
  value,
  onValue,
}: TargetInputProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const targets = useTargets(open ? value : null);
  const isOpen = open && targets.length > 0;

  function choose(target: Target | undefined) {
    if (!target) return;
    onValue(target.pfad);
    setOpen(false);
    setActive(-1);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      const count = targets.length || 1;
      setActive((current) => (current === -1 && step === -1 ? count - 1 : (current + step + count) % count));
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(targets[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        type="text"
        role="combobox"
        className={input.input}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          onValue(currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen}>
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text field, as the pattern has it
          <div
            key={target.pfad}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(target)}
          >
            <span>
              {target.titel} <small className={targetStyles.place}>{`${target.art}, ${target.pfad}`}</small>
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && `${formatCount(targets.length, 'Seite', 'Seiten')} gefunden`}</span>
      </VisuallyHidden>
    </div>
  );
}
