import { toTelHref } from '@gm/shared/format/to-tel-href';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useEffect, useRef, useState } from 'react';
import { mountWidget } from './mount-widget.ts';
import type { ticketshop } from './ticketshop.context.ts';
import styles from './ticketshop.module.css';

/** What the ticket shop sells on this page, as the shop's own widget; without scripts the way to the plain shop. */
export default function Ticketshop({ options, seite }: TemplateProps<typeof ticketshop>) {
  const { url, veranstalter, kategorien } = options;
  const kategorie = kategorien[String(seite.id)] ?? kategorien.sonst ?? '';
  const event = url && `${url.replace(/\/$/, '')}/${veranstalter}/${kategorie}/`;
  const platz = useRef<HTMLDivElement>(null);
  const [gestoert, setGestoert] = useState(false);
  useEffect(() => {
    if (!platz.current || !event) return;
    const angebot = `${veranstalter}/${kategorie}`;
    return mountWidget(platz.current, { event, angebot, onFailure: () => setGestoert(true) });
  }, [event, veranstalter, kategorie]);

  if (gestoert || !event) {
    return (
      <Abschnitt>
        {/* As high as the widget's place: nothing below it moves. */}
        <div className={gestoert ? styles.platz : undefined}>
          <Alert kind="warning" title="Der Ticketshop ist gerade nicht erreichbar" live={gestoert}>
            <p>
              Bitte versuchen Sie es in einigen Minuten erneut. Wenn es eilt, rufen Sie uns an:{' '}
              <a href={toTelHref(seite.gemeinde.telefon)}>{seite.gemeinde.telefon}</a>.
            </p>
            {event && (
              <p>
                <a href={event}>Ticketshop direkt öffnen</a>
              </p>
            )}
          </Alert>
        </div>
      </Abschnitt>
    );
  }
  return (
    <Abschnitt>
      <noscript>
        <div className={styles.hinweis}>
          <p>Der Kalender mit den freien Tagen braucht JavaScript. Ohne JavaScript buchen Sie direkt im Ticketshop.</p>
          <p>
            <LinkButton href={event}>Zum Ticketshop</LinkButton>
          </p>
        </div>
      </noscript>
      <div ref={platz} className={styles.platz} />
    </Abschnitt>
  );
}
