// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const backupsWords = {
  entities: { backup: 'Varmuuskopio' },
  jobs: { 'backups.nightly': 'Yöllinen varmuuskopio' },
} as const;
