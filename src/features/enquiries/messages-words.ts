// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { inboxMessages } from './messages-inbox.ts';

export const enquiriesWords = {
  entities: { enquiry: 'Yhteydenotto', 'enquiry-reply': 'Vastaus yhteydenottoon' },
  places: { enquiry: '/admin/yhteydenotot/', 'enquiry-reply': '/admin/yhteydenotot/' },
  fields: { assignee: 'Hoitaja', isNoted: 'Muistiinpano', isSent: 'Lähetetään sähköpostilla' },
  values: { status: inboxMessages.statuses },
  jobs: {
    'enquiries.forget': 'Vanhojen yhteydenottojen poisto',
    'enquiries.reply': 'Vastaus yhteydenottoon',
  },
} as const;
