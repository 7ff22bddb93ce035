// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const enquiriesWords = {
  entities: { enquiry: 'Yhteydenotto' },
  fields: { assignee: 'Hoitaja', isNoted: 'Muistiinpano' },
  jobs: { 'enquiries.forget': 'Vanhojen yhteydenottojen poisto' },
} as const;
