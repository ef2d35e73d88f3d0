import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { serviceportal } from './serviceportal.context.ts';
import styles from './serviceportal.module.css';

/** Services that the state's portal takes, and the way to all others there. */
export default function Serviceportal({ context, options }: TemplateProps<typeof serviceportal>) {
  const id = useId();
  const { titel, text, leistungen } = context;
  const { name, url } = options;
  if (!url) return null;
  const findAdresse = (pfad: string) => `${url.replace(/\/$/, '')}/${pfad.replace(/^\//, '')}`;
  return (
    <Abschnitt labelledBy={id}>
      <div className={styles.portal}>
        <h2 id={id}>{titel ?? name}</h2>
        {text && <EditorText html={text} />}
        {leistungen.length > 0 && (
          <ul className={styles.leistungen}>
            {leistungen.map(({ titel: leistung, pfad, hinweis }) => (
              <li key={leistung}>
                <a href={findAdresse(pfad)} rel="noopener">
                  {leistung} <VisuallyHidden>({name})</VisuallyHidden>
                </a>
                {hinweis && <span className={styles.hinweis}>{hinweis}</span>}
              </li>
            ))}
          </ul>
        )}
        <p>
          <LinkButton href={url} rel="noopener">
            {name} öffnen
          </LinkButton>
        </p>
      </div>
    </Abschnitt>
  );
}
