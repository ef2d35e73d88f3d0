import { useKarussell } from '@gm/shared/karussell';
import { KarussellFenster } from '@gm/shared/ui/karussell-fenster';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { ComponentProps } from 'react';
import styles from './hero.module.css';
import { useWechsel } from './use-wechsel.ts';

/** Four symbols of lucide (ISC) as they are: its component would bring a runtime into the browser for them. */
const symbole = {
  zurueck: 'm15 18-6-6 6-6',
  weiter: 'm9 18 6-6-6-6',
  anhalten: 'M8 5v14m8-14v14',
  starten: 'M7 4.5v15l12-7.5z',
};

interface KnopfProps {
  symbol: keyof typeof symbole;
  label: string;
  onClick: () => void;
}

function Knopf({ symbol, label, onClick }: KnopfProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={symbole[symbol]} />
      </svg>
    </button>
  );
}

type HeroKarussellProps = Omit<ComponentProps<typeof KarussellFenster>, 'ref'> & {
  label: string;
  /** Time a picture stands before the next one follows by itself, in ms. */
  wechselMs: number;
};

/** Pictures or slides of a hero that change by themselves until somebody takes over. One alone needs no controls. */
export function HeroKarussell({ label, folien, wechselMs, ...fensterProps }: HeroKarussellProps) {
  const { fenster, scrollable, view, move } = useKarussell();
  const wechsel = useWechsel(fenster, wechselMs, scrollable, () => move(1));
  const step = (direction: 1 | -1) => {
    wechsel.stop();
    move(direction);
  };
  if (folien.length < 2) return <KarussellFenster ref={fenster} folien={folien} {...fensterProps} />;
  return (
    <section aria-roledescription="Karussell" aria-label={label}>
      <div className={styles.steuerung} data-bereit={scrollable ? '' : undefined}>
        {wechsel.erlaubt && (
          <Knopf
            symbol={wechsel.laeuft ? 'anhalten' : 'starten'}
            label={wechsel.laeuft ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}
            onClick={wechsel.toggle}
          />
        )}
        <Knopf symbol="zurueck" label="Vorheriges Bild" onClick={() => step(-1)} />
        <Knopf symbol="weiter" label="Nächstes Bild" onClick={() => step(1)} />
      </div>
      {/* Nobody is told of a change they did not ask for. */}
      <p role="status" aria-live={wechsel.laeuft ? 'off' : 'polite'}>
        <VisuallyHidden>{view && `Bild ${view.first} von ${folien.length}`}</VisuallyHidden>
      </p>
      <KarussellFenster ref={fenster} folien={folien} {...fensterProps} />
    </section>
  );
}
