/** Chromium's offer to install the site. TypeScript's DOM types do not know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer comes early and once; it waits here for the code that can do something with it. */
export const installation: { prompt: InstallPrompt | null; onChange(): void } = { prompt: null, onChange() {} };
