/** Mail through the operator's SMTP server. docs/messages.md */
import { createTransport } from 'nodemailer';
import type { HouseConfig } from '../config.ts';
import { faultOf } from './messageFault.ts';
import type { MessagePort, SendOutcome } from './messagePort.ts';

type MailSettings = Pick<HouseConfig, 'smtpUrl' | 'mailFrom' | 'brand'>;

/** Commands whose refusal is about this recipient or message. Any other error is about the server or the settings. */
const aboutMessage: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/** Does not quote the server's words, because they may contain the address. */
function outcomeOf(error: object): SendOutcome {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const step = typeof command === 'string' ? command : '';
  const isFinal = status >= 500 && aboutMessage.has(step);
  const reason = status > 0 ? `SMTP ${status} to ${step}` : `SMTP ${typeof code === 'string' ? code : 'error'}`;
  return { state: isFinal ? 'refused' : 'unknown', reason };
}

/** TLS: from the start with `smtps:`, and by STARTTLS with `smtp:`, unless the address says `?tls=off`. */
function transportOf(smtpUrl: string, domain: string, timeoutMs: number) {
  const address = new URL(smtpUrl);
  const isSecure = address.protocol === 'smtps:';
  const isPlain = address.searchParams.get('tls') === 'off';
  const user = decodeURIComponent(address.username);
  return createTransport({
    // What the house calls itself. Some servers refuse the name of a machine inside a network.
    name: domain,
    host: address.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(address.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isPlain,
    ignoreTLS: isPlain,
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(address.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message is text from this house. It never reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Steps of one delivery that may each take up to the time-out, before the whole is given up. */
const longestSteps = 3;

export function smtpSender({ smtpUrl, mailFrom, brand }: MailSettings, timeoutMs = 10_000): MessagePort {
  const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
  const transport = transportOf(smtpUrl, domain, timeoutMs);
  return {
    async send(message) {
      const fault = faultOf(message);
      if (fault !== '') return { state: 'refused', reason: fault };
      const { id, to, subject, text, lang } = message;
      try {
        const sent = await transport.sendMail({
          // The same in every try, so that mailboxes recognise a repeat.
          messageId: `<${id}@${domain}>`,
          from: { name: brand.current().names[lang].short, address: mailFrom },
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(longestSteps * timeoutMs),
        });
        return { state: 'accepted', gatewayId: sent.messageId };
      } catch (error) {
        return error instanceof Error ? outcomeOf(error) : { state: 'unknown', reason: 'SMTP error' };
      }
    },
  };
}
