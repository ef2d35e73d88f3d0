import styles from './liste.module.css';

interface AnsichtenProps {
  label: string;
  ansichten: { href: string; text: string; gewaehlt: boolean }[];
}

/** Links to the views of a list, the shown one marked. */
export function Ansichten({ label, ansichten }: AnsichtenProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ansichten}>
        {ansichten.map(({ href, text, gewaehlt }) => (
          <li key={text}>
            <a href={href} aria-current={gewaehlt ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
