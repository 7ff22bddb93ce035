// Reads a mail server's report. Its words are written by strangers, so only codes and the kind of the report count; which
// email it is about is identified by marks of ours alone.
import PostalMime, { type Email } from 'postal-mime';

export interface MailReport {
  /** `gone`: there is permanently no such recipient. `complaint`: the recipient called the email spam. */
  kind: 'gone' | 'complaint';
  /** Headers and parts that may contain our marks. */
  text: string;
}

const STATUS_PARTS = new Set(['message/delivery-status', 'message/global-delivery-status']);
const COMPLAINT_PARTS = new Set(['message/feedback-report']);
/** RFC 3463: the recipient's address is bad. 5.1.7 and 5.1.8 are about the sender's. */
const NO_SUCH_READER = /^5\.1\.(?!7\b|8\b)\d{1,3}\b/;
const COMPLAINTS = new Set(['abuse', 'opt-out']);
const DEEPEST = 20;

/** undefined for a mail that is no report, or from which nothing follows. */
export async function readMailReport(raw: Uint8Array): Promise<MailReport | undefined> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', maxNestingDepth: DEEPEST }).catch(
    () => undefined,
  );
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!mail || !/^multipart\/report\b/i.test(type)) return undefined;
  const kind = kindOf(mail);
  if (!kind) return undefined;
  const parts = mail.attachments.map(({ content }) => (typeof content === 'string' ? content : ''));
  return { kind, text: [...mail.headerLines.map(({ line }) => line), ...parts].join('\n') };
}

function kindOf(mail: Email): MailReport['kind'] | undefined {
  const status = partOf(mail, STATUS_PARTS);
  if (status !== undefined) return isGoneStatus(status) ? 'gone' : undefined;
  const [complaint] = fieldGroups(partOf(mail, COMPLAINT_PARTS) ?? '');
  return COMPLAINTS.has(complaint?.get('feedback-type')?.toLowerCase() ?? '') ? 'complaint' : undefined;
}

function partOf({ attachments }: Email, types: ReadonlySet<string>): string | undefined {
  const content = attachments.find(({ mimeType }) => types.has(mimeType))?.content;
  return typeof content === 'string' ? content : undefined;
}

/** When the email was passed on to several, none of them may exist. */
function isGoneStatus(status: string): boolean {
  const recipients = fieldGroups(status).filter((fields) => fields.has('final-recipient'));
  return (
    recipients.length > 0 &&
    recipients.every(
      (fields) =>
        /^failed\b/i.test(fields.get('action') ?? '') && NO_SUCH_READER.test(fields.get('status') ?? ''),
    )
  );
}

/** Groups of `Name: value`, separated by empty lines, folded lines joined. */
function fieldGroups(text: string): ReadonlyMap<string, string>[] {
  const groups = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n/);
  return groups.map(
    (group) =>
      new Map(
        group.split('\n').flatMap((line) => {
          const [, name, value] = /^([\w-]{1,60}):[ \t]*(.*)$/.exec(line) ?? [];
          return name === undefined || value === undefined
            ? []
            : [[name.toLowerCase(), value.trim()] as const];
        }),
      ),
  );
}
