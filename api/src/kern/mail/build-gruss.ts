import type { MailTeil } from './mail.ts';

/** Last part of every letter: who signs it. */
export const buildGruss = (von: string): MailTeil => ({ art: 'absatz', text: `Mit freundlichen Grüßen\n${von}` });
