import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { video } from './video.context.ts';
import styles from './video.module.css';

/** A film of the municipality in the browser's own player: keyboard, captions and full screen come with it. */
export default function Video({ context, options }: TemplateProps<typeof video>) {
  const id = useId();
  const { titel, fehlt } = context;
  if (!options.video && !fehlt) return null;
  return (
    <Abschnitt labelledBy={titel ? id : undefined}>
      {titel && (
        <h2 id={id} className={styles.titel}>
          {titel}
        </h2>
      )}
      {options.video ? (
        // biome-ignore lint/a11y/useMediaCaption: a film in sign language may come without a spoken word
        <video
          className={styles.film}
          controls
          preload="none"
          src={options.video}
          poster={options.standbild ?? undefined}
          aria-labelledby={titel ? id : undefined}
        >
          {options.untertitel && (
            <track kind="captions" srcLang="de" label="Deutsch" src={options.untertitel} default />
          )}
          <a href={options.video}>Video herunterladen</a>
        </video>
      ) : (
        <p>{fehlt}</p>
      )}
    </Abschnitt>
  );
}
