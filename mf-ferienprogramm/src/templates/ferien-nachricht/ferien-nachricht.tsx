import type { FamilyMessage } from '@gm/shared/areas/ferienprogramm/family-message';
import type { Page } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatCount } from '@gm/shared/format/count';
import { Section } from '@gm/shared/ui/section';
import { Checkbox } from '../../action-form/checkbox.tsx';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import type { FerienNachrichtProps } from './ferien-nachricht.context.ts';
import styles from './ferien-nachricht.module.css';

const NAME = 'ferien-nachricht';

/** Staff write to all families of an event or of the season: first a preview with the number of receivers, then send. */
export default function FerienNachricht({ context: { nachricht: message }, seite: page }: FerienNachrichtProps) {
  const { event, familien: families, wartende: waiting } = message;
  const preview = findPreview(page);
  return (
    <Section>
      <div className={sheet.page}>
        <Back
          href={event ? `/intranet/ferienprogramm/${event.id}/` : '/intranet/ferienprogramm/'}
          text={event ? `Zu „${event.titel}“` : 'Zu allen Veranstaltungen'}
        />
        {!preview && <OperationMessage seite={page} template={NAME} />}
        {preview && <Preview message={message} seite={page} {...preview} />}
        <section className={sheet.sheet} aria-labelledby="nachricht-schreiben">
          <h2 id="nachricht-schreiben">{preview ? 'Noch einmal ändern' : 'Nachricht schreiben'}</h2>
          <p>
            {event ? `${event.titel}, ${event.termin}: ` : 'Die ganze Saison: '}
            {families + waiting === 0 ? 'Noch hat sich niemand angemeldet.' : sayReceivers(message)}
          </p>
          {families + waiting > 0 && <Write message={message} seite={page} />}
        </section>
      </div>
    </Section>
  );
}

const sayReceivers = ({ familien: families, wartende: waiting }: FamilyMessage) =>
  `${formatCount(families, 'Familie hat', 'Familien haben')} gebucht${
    waiting > 0 ? `, ${formatCount(waiting, 'weitere wartet', 'weitere warten')} auf einen Platz` : ''
  }. Jede bekommt eine eigene E-Mail, Antworten kommen ins Rathaus.`;

/** The written message, if the last request asked for the preview. */
function findPreview({ formular: form }: Page) {
  const asked = form?.template === NAME && form.fehler.find(({ feld: field }) => field === 'bestaetigt');
  if (!form || !asked) return null;
  const read = (name: string) => String(form.werte[name] ?? '');
  return { satz: asked.meldung, betreff: read('betreff'), text: read('text'), wartende: read('wartende') };
}

const fix = (event: FamilyMessage['event']) => ({ vorgang: 'nachricht', ...(event ? { id: String(event.id) } : {}) });
const Voucher = ({ beleg: voucher }: Pick<FamilyMessage, 'beleg'>) => (
  <input type="hidden" name="beleg" value={voucher} />
);

function Write({ message: { event, wartende: waiting, beleg: voucher }, seite: page }: MessageProps) {
  const form = { seite: page, template: NAME, fixed: fix(event) };
  return (
    <OperationForm {...form} submit="Vorschau ansehen">
      <Voucher beleg={voucher} />
      <InputField {...form} name="betreff" label="Betreff" required hint="Zum Beispiel: Treffpunkt geändert" />
      <InputField {...form} name="text" label="Nachricht" required lines={8} hint="Eine Leerzeile trennt Absätze." />
      {waiting > 0 && (
        <Checkbox
          {...form}
          type="checkbox"
          legend="Wer wartet"
          selection={[{ name: 'wartende', wert: 'on', text: 'Auch an Familien auf der Warteliste', gewaehlt: false }]}
        />
      )}
    </OperationForm>
  );
}

interface MessageProps {
  message: FamilyMessage;
  seite: Page;
}

function Preview({
  message: { event, vorschau: preview, beleg: voucher },
  seite: page,
  satz: sentence,
  betreff: subject,
  text,
  wartende: withWaiting,
}: MessageProps & NonNullable<ReturnType<typeof findPreview>>) {
  return (
    <section className={sheet.sheet} aria-labelledby="nachricht-vorschau">
      <h2 id="nachricht-vorschau">Vorschau</h2>
      <p role="status">{sentence}</p>
      <div className={styles.letter}>
        <p>
          <b>Betreff: Kinderferienprogramm: {subject}</b>
        </p>
        <p className={styles.text}>{[preview.vor, text, preview.nach].filter(Boolean).join('\n\n')}</p>
      </div>
      <OperationForm
        seite={page}
        template={NAME}
        fixed={{
          ...fix(event),
          betreff: subject,
          text,
          bestaetigt: 'on',
          ...(withWaiting ? { wartende: withWaiting } : {}),
        }}
        submit="So verschicken"
      >
        <Voucher beleg={voucher} />
      </OperationForm>
    </section>
  );
}
