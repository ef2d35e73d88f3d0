const PANEL = 'gm-push';

async function showSettings(): Promise<void> {
  const panel = document.getElementById(PANEL);
  if (!panel) return;
  try {
    const { showSettings } = await import(/* webpackChunkName: "push" */ './push-settings.ts');
    await showSettings(panel);
  } catch {
    const status = panel.querySelector('[role="status"]');
    if (status) status.textContent = 'Die Einstellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.';
  }
}

/** Loads the notifications panel when it is opened. */
export function startPush(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[popovertarget="${PANEL}"]`)) void showSettings();
  });
  // The panel was opened before this script ran.
  if (document.querySelector(`[aria-controls="${PANEL}"][aria-expanded="true"]`)) void showSettings();
}
