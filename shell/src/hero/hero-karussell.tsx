import { KarussellFenster } from '@gm/shared/ui/karussell-fenster';
import { KarussellRahmen } from '@gm/shared/ui/karussell-rahmen';
import type { ComponentProps } from 'react';
import styles from './hero-fotos.module.css';

function Knopfbild({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} />
    </svg>
  );
}

type HeroKarussellProps = ComponentProps<typeof KarussellFenster> & {
  label: string;
  /** Time a picture stands before the next one follows by itself, in ms. */
  wechselMs: number;
};

/** Pictures or slides of a hero that change by themselves until somebody takes over. One alone needs no controls. */
export function HeroKarussell({ label, wechselMs, ...fenster }: HeroKarussellProps) {
  if (fenster.folien.length < 2) return <KarussellFenster {...fenster} />;
  return (
    <KarussellRahmen label={label} einheit="Bild" wechselMs={wechselMs} className={styles.karussell}>
      <div className={styles.steuerung}>
        {/* Not for visitors who want less motion: nothing changes by itself there. Symbols of lucide (ISC). */}
        <button type="button" data-wechsel="" aria-label="Bildwechsel anhalten" hidden>
          <Knopfbild d="M8 5v14m8-14v14" className={styles.anhalten} />
          <Knopfbild d="M7 4.5v15l12-7.5z" className={styles.starten} />
        </button>
        <button type="button" data-schritt={-1} aria-label="Vorheriges Bild">
          <Knopfbild d="m15 18-6-6 6-6" />
        </button>
        <button type="button" data-schritt={1} aria-label="Nächstes Bild">
          <Knopfbild d="m9 18 6-6-6-6" />
        </button>
      </div>
      <KarussellFenster {...fenster} />
    </KarussellRahmen>
  );
}
