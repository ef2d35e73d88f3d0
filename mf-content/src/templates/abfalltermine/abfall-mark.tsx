import { Character } from '@gm/shared/ui/character';
import type { Kind } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

const character: Record<Kind['symbol'], string> = {
  restmuell: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  bio: 'M11 20a10 10 0 0 0 10-10 25.9 25.9 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.9-4.5C7.6 15.2 8.4 15.2 11 13',
  papier:
    'M15 18h-5M18 14h-8M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2M10 6h8v4h-8z',
  verpackung:
    'M7 19H4.8a1.8 1.8 0 0 1-1.6-2.7L7.2 9.5M11 19h8.2a1.8 1.8 0 0 0 1.6-2.7l-1.3-2.1M14 16l-3 3 3 3M8.3 13.6 7.2 9.5l-4.1 1.1M9.3 5.8l1.1-1.9a1.8 1.8 0 0 1 3.1 0l4 6.8M13.4 9.6l4.1 1.1 1.1-4.1',
  gruenschnitt:
    'M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5',
};

/** Coloured symbol of a type of waste. */
export function Abfallsymbol({ symbol }: Pick<Kind, 'symbol'>) {
  return (
    <span className={`${styles.symbol} ${styles[symbol]}`}>
      <Character d={character[symbol]} />
    </span>
  );
}

/** `G` for 'Gelber Sack', then `Gr` for 'Grünschnitt': unique and short enough for a day in the month view. */
export function getAbbreviation(kinds: readonly Kind[]): Map<string, string> {
  const abbreviation = new Map<string, string>();
  for (const { id, name } of kinds) {
    const assigned = new Set(abbreviation.values());
    const lengths = [1, 2, 3].map((length) => name.slice(0, length));
    abbreviation.set(id, lengths.find((short) => !assigned.has(short)) ?? name);
  }
  return abbreviation;
}

/** Symbol for days in the month view, with letters so that it can be distinguished on paper and without colours. */
export function AbfallAbbreviation({ symbol, abbreviation }: Pick<Kind, 'symbol'> & { abbreviation: string }) {
  return (
    <span aria-hidden="true" className={`${styles.abbreviation} ${styles[symbol]}`}>
      {abbreviation}
    </span>
  );
}
