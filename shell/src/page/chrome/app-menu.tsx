import { Bell, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEAVE_APP } from '../../base/app-mode.ts';
import { PUSH_PANEL } from './push-panel.tsx';

interface LeaveAppProps {
  /** Picture before the words. */
  children?: ReactNode;
}

/** The same page in website mode; the server deletes the app cookie. A query without a path keeps the page. */
export function LeaveApp({ children }: LeaveAppProps) {
  return (
    <a href={LEAVE_APP} data-native rel="nofollow">
      {children}
      Zur normalen Website
    </a>
  );
}

/**
 * Additional menu entries of app mode: notifications, which iPhones allow only in the app and whose button is in the
 * website's header (requirement A-2), and the way to leave app mode.
 */
export function AppMenu() {
  return (
    <section className="gm-menu-foot gm-app-menu" aria-label="App">
      <ul>
        <li>
          <button
            type="button"
            popoverTarget={PUSH_PANEL}
            aria-haspopup="dialog"
            aria-controls={PUSH_PANEL}
            aria-expanded={false}
          >
            <Bell />
            Benachrichtigungen
          </button>
        </li>
        <li>
          <LeaveApp>
            <Globe />
          </LeaveApp>
        </li>
      </ul>
    </section>
  );
}
