const PANEL = 'gm-push';

async function showSettings(): Promise<void> {
  const panel = document.getElementById(PANEL);
  if (!panel) return;
  try {
    const { showEinstellungen } = await import(/* webpackChunkName: "push" */ './push-einstellungen.ts');
    await showEinstellungen(panel);
  } catch {
    const status = panel.querySelector('[role="status"]');
    if (status) status.textContent = 'Die Einstellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.';
  }
}

/** Brings the notifications panel to life whenever it is opened; nobody pays for it before. */
export function startPush(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[popovertarget="${PANEL}"]`)) void showSettings();
  });
  // Opened before this script ran.
  if (document.querySelector(`[aria-controls="${PANEL}"][aria-expanded="true"]`)) void showSettings();
}
