import type { MailPart } from './mail.ts';

/** Closing of every letter, with its signature. */
export const buildGreeting = (from: string): MailPart => ({ art: 'absatz', text: `Mit freundlichen Grüßen\n${from}` });
