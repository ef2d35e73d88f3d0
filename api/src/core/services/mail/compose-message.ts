import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** The message for nodemailer, without access to files and URLs. */
export function composeMessage(mail: OutgoingMail, sender: string): SendMailOptions {
  const domain = /@([\w.-]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
  return {
    from: sender,
    to: { name: '', address: mail.an },
    replyTo: mail.antwort_an ? { name: '', address: mail.antwort_an } : undefined,
    subject: mail.betreff,
    text: mail.text,
    html: mail.html,
    attachments: mail.anhaenge?.map(({ name, typ: type, inhalt: content }) => ({
      filename: name,
      contentType: `${type}; charset=utf-8`,
      content,
    })),
    messageId: `<${mail.message_id}@${domain}>`,
    headers: {
      // RFC 3834: prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: one-click unsubscribe in the mail program.
      ...(mail.abmeldung
        ? { 'List-Unsubscribe': `<${mail.abmeldung}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
