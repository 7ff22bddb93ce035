// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
import { inboxMessages } from './messages-inbox.ts';

export const enquiriesWords = {
  entities: { enquiry: 'Yhteydenotto', 'enquiry-reply': 'Vastaus yhteydenottoon' },
  fields: { assignee: 'Hoitaja', isNoted: 'Muistiinpano', isSent: 'Lähetetään sähköpostilla' },
  values: { status: inboxMessages.statuses },
  jobs: {
    'enquiries.forget': 'Vanhojen yhteydenottojen poisto',
    'enquiries.reply': 'Vastaus yhteydenottoon',
  },
} as const;
