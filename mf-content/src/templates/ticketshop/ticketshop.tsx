import type { TemplateProps } from '@gm/shared/contract';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { useCallback, useState } from 'react';
import { Calendar } from './calendar.tsx';
import type { ticketshop } from './ticketshop.context.ts';
import styles from './ticketshop.module.css';

/** The ticket shop's widget for this page; without scripts a link to the shop. */
export default function Ticketshop({ options, seite: page }: TemplateProps<typeof ticketshop>) {
  const { url, veranstalter: organiser, kategorien: categories } = options;
  const category = categories[String(page.id)] ?? categories.sonst ?? '';
  const event = url && `${url.replace(/\/$/, '')}/${organiser}/${category}/`;
  const [disturbed, setDisturbed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = useCallback(() => setDisturbed(true), []);
  const retry = () => {
    setDisturbed(false);
    setAttempt(attempt + 1);
  };

  if (disturbed || !event) {
    return (
      <Section>
        {/* Same height as the widget, to avoid a layout shift. */}
        <div className={disturbed ? styles.place : undefined}>
          <Alert kind="warning" title="Der Ticketshop ist gerade nicht erreichbar" live={disturbed}>
            <p>
              Bitte versuchen Sie es in einigen Minuten erneut. Wenn es eilt, rufen Sie uns an:{' '}
              <a href={toTelHref(page.gemeinde.telefon)}>{page.gemeinde.telefon}</a>.
            </p>
            {event && (
              <div className={styles.paths}>
                <LinkButton href={event}>Ticketshop direkt öffnen</LinkButton>
                <Button variant="secondary" onClick={retry}>
                  Erneut versuchen
                </Button>
              </div>
            )}
          </Alert>
        </div>
      </Section>
    );
  }
  return (
    <Section>
      <noscript>
        <div className={styles.hint}>
          <p>Der Kalender mit den freien Tagen braucht JavaScript. Ohne JavaScript buchen Sie direkt im Ticketshop.</p>
          <p>
            <LinkButton href={event}>Zum Ticketshop</LinkButton>
          </p>
        </div>
      </noscript>
      <Calendar key={attempt} event={event} offer={`${organiser}/${category}`} onFailure={fail} onRetry={retry} />
    </Section>
  );
}
