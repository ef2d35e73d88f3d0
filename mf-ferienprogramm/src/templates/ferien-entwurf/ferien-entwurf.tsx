import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { Alert } from '@gm/shared/ui/alert';
import { ImageWithProof } from '@gm/shared/ui/pictures/image-with-proof';
import { Section } from '@gm/shared/ui/section';
import { DraftForm } from '../../drafts/draft-form.tsx';
import type { FerienEntwurfProps } from './ferien-entwurf.context.ts';
import styles from './ferien-entwurf.module.css';
import { CORRECTED, SUCCESS, WhatHappens } from './what-happens.tsx';

const loadSchema = () =>
  import('@gm/shared/areas/ferienprogramm/organisers/holiday-draft').then((module) => module.holidayDraftSchema);

/**
 * The form of a draft for staff, who complete, publish or discard it. On a second page it corrects a published event.
 */
export default function FerienEntwurf({ context: { event }, options, seite: page }: FerienEntwurfProps) {
  const { entwurf: draft } = event;
  if (!draft) return null;
  const isDraft = event.stand === 'entwurf';
  const back = isDraft
    ? { href: '/intranet/ferienprogramm/', text: 'Zu allen Veranstaltungen' }
    : { href: `/intranet/ferienprogramm/${event.id}/`, text: 'Zur Veranstaltung' };
  return (
    <Section>
      <div className={sheet.page}>
        <Back {...back} />
        {isDraft ? (
          <Alert title="Entwurf">
            <p>
              Diese Veranstaltung sehen nur Sie und Ihre Kolleginnen und Kollegen. Mit dem Veröffentlichen steht sie
              sofort im Ferienprogramm und ist buchbar.
            </p>
          </Alert>
        ) : (
          <Alert title="Veröffentlicht">
            <p>
              Was Sie ändern, steht sofort im Ferienprogramm. Wer schon gebucht hat, bekommt davon keine E-Mail. Absagen
              können Sie die Veranstaltung auf ihrer Seite.
            </p>
          </Alert>
        )}
        <section className={sheet.sheet} aria-labelledby="ferien-entwurf">
          <h2 id="ferien-entwurf">{event.titel}</h2>
          {draft.eintrag && (
            <p>
              Veranstalter aus dem Verzeichnis: <strong>{draft.eintrag}</strong>
            </p>
          )}
          <ImageWithProof
            className={styles.picture}
            upload={{ bild: draft.bild }}
            sizes="(min-width: 28rem) 24rem, 92vw"
          />
          <DraftForm
            name="ferien-entwurf"
            event={event}
            draft={draft}
            action={options.aktion}
            seite={page}
            loadSchema={loadSchema}
            submit={isDraft ? 'Absenden' : 'Speichern'}
            success={isDraft ? SUCCESS : CORRECTED}
            next={
              <a href={back.href} data-native="">
                {isDraft ? 'So steht das Ferienprogramm jetzt' : 'So steht die Veranstaltung jetzt'}
              </a>
            }
            closing={isDraft ? <WhatHappens /> : <HiddenField name="was" />}
            {...(!isDraft && { published: event })}
          />
        </section>
      </div>
    </Section>
  );
}
