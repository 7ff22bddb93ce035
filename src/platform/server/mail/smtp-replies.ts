// Reads a mail server's replies out of the bytes it sends, however they are cut (RFC 5321, 4.2).

export interface SmtpReply {
  code: number;
  /** '5.1.1' and the like; empty when the server gives none. */
  enhanced: string;
  /** The lines' texts, one below the other. */
  text: string;
}

/** The server does not speak SMTP. */
export class BadSmtpReply extends Error {
  override readonly name = 'BadSmtpReply';
}

const MAX_LINE_LENGTH = 4096;
const MAX_LINES = 200;
const LINE = /^([2-5]\d\d)(?:([ -])(.*))?$/;
const ENHANCED = /^([245]\.\d{1,3}\.\d{1,3})(?: |$)/;

/** Push what arrives; returns the complete replies. Throws `BadSmtpReply`. */
export function smtpReplies(): { push: (chunk: string) => SmtpReply[]; readonly isBetween: boolean } {
  let rest = '';
  let lines: string[] = [];
  return {
    /** Nothing of a further reply has arrived. */
    get isBetween() {
      return rest === '' && lines.length === 0;
    },
    push: (chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      if (rest.length > MAX_LINE_LENGTH) throw new BadSmtpReply('A line of a reply is too long');
      const replies: SmtpReply[] = [];
      for (const part of parts) {
        const [, code, sign, text = ''] = LINE.exec(part.replace(/\r$/, '')) ?? [];
        if (code === undefined || part.length > MAX_LINE_LENGTH) throw new BadSmtpReply('Not a reply');
        lines.push(text);
        if (lines.length > MAX_LINES) throw new BadSmtpReply('A reply has too many lines');
        if (sign === '-') continue;
        replies.push({
          code: Number(code),
          enhanced: ENHANCED.exec(text)?.[1] ?? '',
          text: lines.join('\n'),
        });
        lines = [];
      }
      return replies;
    },
  };
}
