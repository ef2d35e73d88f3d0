import { PUSH_TAGS, type PushTag, STREET_TAG } from '@gm/shared/schemas/push';
import { Button } from '@gm/shared/ui/button';
import { Bell } from 'lucide-react';
import { Panel } from './panel.tsx';
import { Toggle } from './toggle.tsx';

export const PUSH_PANEL = 'gm-push';

const TOPICS: readonly PushTag[] = [...PUSH_TAGS, STREET_TAG];
const DECLARATION: Record<PushTag, string> = {
  Aktuelles: 'Neue Meldungen aus dem Rathaus',
  Veranstaltungen: 'Neue Termine in der Gemeinde',
  Eilmeldungen: 'Warnungen und dringende Hinweise',
  Abfuhr: 'Am Abend vor der Abholung in Ihrer Straße',
};

/** Opens the panel (requirement A-5). */
export function PushButton() {
  return (
    <Toggle panel={PUSH_PANEL} className="gm-push-button">
      <Bell />
      <span className="gm-visually-hidden">Benachrichtigungen</span>
    </Toggle>
  );
}

/** The notification topics. `push-settings.ts` enhances it on opening. */
export function PushPanel() {
  return (
    <Panel id={PUSH_PANEL} title="Benachrichtigungen" className="gm-panel-top">
      <form className="gm-push" noValidate>
        <p>
          Ihr Browser meldet sich, sobald es etwas Neues gibt – auch wenn Sie unsere Website nicht geöffnet haben. Sie
          müssen nichts über sich angeben und können jederzeit wieder ausschalten. Mehr dazu im{' '}
          <a href="/datenschutz/">Datenschutz</a>.
        </p>
        <fieldset disabled>
          <legend>Worüber möchten Sie Bescheid wissen?</legend>
          <p id="gm-push-error" className="gm-push-error" hidden>
            Bitte wählen Sie mindestens ein Thema aus.
          </p>
          <div className="gm-push-topics">
            {TOPICS.map((tag) => (
              <label key={tag} hidden={tag === STREET_TAG}>
                <input type="checkbox" name="tags" value={tag} defaultChecked={tag !== STREET_TAG} />
                <span>
                  <b>{tag}</b>
                  <small>{DECLARATION[tag]}</small>
                </span>
              </label>
            ))}
          </div>
          <div className="gm-push-buttons">
            <Button type="submit">Benachrichtigungen einschalten</Button>
            <Button variant="secondary" hidden>
              Ausschalten
            </Button>
          </div>
        </fieldset>
        <noscript>
          <p>Für Benachrichtigungen braucht Ihr Browser JavaScript.</p>
        </noscript>
        <p role="status" />
      </form>
    </Panel>
  );
}
