import styles from './list.module.css';

interface ViewsProps {
  label: string;
  ansichten: { href: string; text: string; gewaehlt: boolean }[];
}

/** Links to the views of a list, with the current one marked. */
export function Views({ label, ansichten: views }: ViewsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ansichten}>
        {views.map(({ href, text, gewaehlt: chosen }) => (
          <li key={text}>
            <a href={href} aria-current={chosen ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
