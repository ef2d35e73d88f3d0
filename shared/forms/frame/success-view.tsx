import { type ReactNode, useEffect, useRef } from 'react';
import type { Receipt } from '../../schemas/form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NewsItem } from '../../ui/news-item.tsx';
import { WITHOUT_CONFIRMATION } from '../state/confirmation.ts';
import { useFormContext } from '../state/form-context.ts';
import styles from './success-view.module.css';

export interface SuccessViewProps {
  title: string;
  text: ReactNode;
  /** A further step is required, which `text` explains: the page then does not look finished. */
  open?: boolean;
  /** Text about the confirmation mail, if one was sent. */
  confirmation?: string;
  /** Further links, given the id of the stored record. */
  follow?: (id: Receipt['id'] | undefined) => ReactNode;
  /** Without a link back, because the form would show outdated data. */
  withoutWayBack?: boolean;
}

/** Replaces the form once it was received. The way back is a separate form, so that it works without JavaScript. */
export function SuccessView({
  title,
  text,
  open = false,
  confirmation,
  follow,
  withoutWayBack = false,
}: SuccessViewProps) {
  const { address, state, fromServer, startAfresh } = useFormContext();
  // On submitting a GET form, the browser replaces the query of its URL with its fields.
  const [path, search] = address.split('?', 2);
  const ref = useRef<HTMLDivElement>(null);

  // The focused button is gone; a server-rendered confirmation is read from the top anyway.
  useEffect(() => {
    if (fromServer) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [fromServer]);

  const { referenz: reference, id, ohneBestaetigung: withoutConfirmation } = state.status === 'success' ? state : {};
  const mail = withoutConfirmation ? WITHOUT_CONFIRMATION : confirmation;
  return (
    <div className={styles.success}>
      <NewsItem ref={ref} vomServer={fromServer}>
        <Alert kind={open ? 'warning' : 'success'} title={title}>
          {open && text}
          {reference && (
            <p>
              Ihre Referenznummer: <strong className={styles.reference}>{reference}</strong>
            </p>
          )}
          {!open && text}
          {mail && <p>{mail}</p>}
        </Alert>
      </NewsItem>
      {follow?.(id)}
      {!withoutWayBack && (
        <form
          method="get"
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            startAfresh();
          }}
        >
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            Zurück zum Formular
          </Button>
        </form>
      )}
    </div>
  );
}
