/** Chromium's install prompt; TypeScript's DOM types do not know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser fires its prompt early and only once; it is kept here for the code that uses it later. */
export const installation: { prompt: InstallPrompt | null; onChange(): void } = { prompt: null, onChange() {} };
