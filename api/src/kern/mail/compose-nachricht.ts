import type { SendMailOptions } from 'nodemailer';
import type { AusgehendeMail } from './versandweg.ts';

/** The message as nodemailer takes it; it may neither read files nor fetch addresses. */
export function composeNachricht(mail: AusgehendeMail, absender: string): SendMailOptions {
  const domain = /@([\w.-]+)>?\s*$/.exec(absender)?.[1] ?? 'localhost';
  return {
    from: absender,
    to: { name: '', address: mail.an },
    replyTo: mail.antwort_an ? { name: '', address: mail.antwort_an } : undefined,
    subject: mail.betreff,
    text: mail.text,
    html: mail.html,
    attachments: mail.anhaenge?.map(({ name, typ, inhalt }) => ({
      filename: name,
      contentType: `${typ}; charset=utf-8`,
      content: inhalt,
    })),
    messageId: `<${mail.message_id}@${domain}>`,
    headers: {
      // RFC 3834: keeps out-of-office replies from answering.
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs offer to end the mails, and do so without opening a page.
      ...(mail.abmeldung
        ? { 'List-Unsubscribe': `<${mail.abmeldung}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
