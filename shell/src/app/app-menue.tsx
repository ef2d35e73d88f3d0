import { Bell, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { PUSH_PANEL } from '../push/push-panel.tsx';
import { LEAVE_APP } from './app-mode.ts';

interface LeaveAppProps {
  /** Picture before the words. */
  children?: ReactNode;
}

/** The same page as the website shows it; the server forgets the app. A query without a path keeps the page. */
export function LeaveApp({ children }: LeaveAppProps) {
  return (
    <a href={LEAVE_APP} data-native rel="nofollow">
      {children}
      Zur normalen Website
    </a>
  );
}

/**
 * What app mode has in its menu besides: notifications, which iPhones allow in the app alone and whose button stands in
 * the website's header (requirement A-2), and the way out.
 */
export function AppMenue() {
  return (
    <section className="gm-menue-fuss gm-app-menue" aria-label="App">
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
