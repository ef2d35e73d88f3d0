import { Leaf, type LucideIcon, Newspaper, Recycle, Trash2, Trees } from 'lucide-react';
import type { Art } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';

const symbole: Record<Art['symbol'], LucideIcon> = {
  restmuell: Trash2,
  bio: Leaf,
  papier: Newspaper,
  verpackung: Recycle,
  gruenschnitt: Trees,
};

/** The coloured disc of a kind of waste. */
export function Abfallsymbol({ symbol }: Pick<Art, 'symbol'>) {
  const Icon = symbole[symbol];
  return (
    <span className={`${styles.symbol} ${styles[symbol]}`}>
      <Icon aria-hidden="true" />
    </span>
  );
}

/** `G` for 'Gelber Sack', `Gr` for 'Grünschnitt' after it: short enough for the days of a month, and different. */
export function nenneKuerzel(arten: readonly Art[]): Map<string, string> {
  const kuerzel = new Map<string, string>();
  for (const { id, name } of arten) {
    const vergeben = new Set(kuerzel.values());
    const laengen = [1, 2, 3].map((laenge) => name.slice(0, laenge));
    kuerzel.set(id, laengen.find((kurz) => !vergeben.has(kurz)) ?? name);
  }
  return kuerzel;
}

/** The same in the days of a month: letters, so that it can be told apart on paper and without colours. */
export function Abfallkuerzel({ symbol, kuerzel }: Pick<Art, 'symbol'> & { kuerzel: string }) {
  return (
    <span aria-hidden="true" className={`${styles.kuerzel} ${styles[symbol]}`}>
      {kuerzel}
    </span>
  );
}
