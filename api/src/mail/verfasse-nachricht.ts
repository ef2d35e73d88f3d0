import type { SendMailOptions } from 'nodemailer';
import type { AusgehendeMail } from './versandweg.ts';

/** The message as nodemailer takes it; it may neither read files nor fetch addresses. */
export function verfasseNachricht(mail: AusgehendeMail, absender: string): SendMailOptions {
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
    // RFC 3834: keeps out-of-office replies from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
