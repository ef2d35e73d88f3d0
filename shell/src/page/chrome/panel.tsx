import { Button } from '@gm/shared/ui/button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}

/**
 * A panel of the header. `popover` makes the browser fulfil requirement S-85 without scripts: one panel at a time,
 * closed by Escape, by a click outside or by its toggle, with focus management; and the toggles of the other panels
 * stay usable, which a modal dialog would make inert. All browsers support it since 2024; for older ones
 * `chrome.client.ts` opens the `<dialog>` itself, and text browsers show its content after the page.
 */
export function Panel({ id, title, className, children }: PanelProps) {
  return (
    <dialog popover="auto" id={id} className={`gm-panel ${className}`} aria-labelledby={`${id}-titel`}>
      <div className="gm-wrap">
        <div className="gm-panel-head">
          <h2 id={`${id}-titel`}>{title}</h2>
          <Button variant="ghost" popoverTarget={id} popoverTargetAction="hide">
            <X />
            Schließen
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
