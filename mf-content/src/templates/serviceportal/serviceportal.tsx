import type { TemplateProps } from '@gm/shared/contract';
import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useId } from 'react';
import type { serviceportal } from './serviceportal.context.ts';
import styles from './serviceportal.module.css';

/** Services offered by the state's portal, with a link to all others. */
export default function Serviceportal({ context, options }: TemplateProps<typeof serviceportal>) {
  const id = useId();
  const { titel: title, text, leistungen } = context;
  const { name, url } = options;
  if (!url) return null;
  const findAddress = (path: string) => `${url.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
  return (
    <Section labelledBy={id}>
      <div className={styles.portal}>
        <h2 id={id}>{title ?? name}</h2>
        {text && <EditorText html={text} />}
        {leistungen.length > 0 && (
          <ul className={styles.services}>
            {leistungen.map(({ titel: leistung, pfad: path, hinweis: hint }) => (
              <li key={leistung}>
                <a href={findAddress(path)} rel="noopener">
                  {leistung} <VisuallyHidden>({name})</VisuallyHidden>
                </a>
                {hint && <span className={styles.hint}>{hint}</span>}
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
    </Section>
  );
}
