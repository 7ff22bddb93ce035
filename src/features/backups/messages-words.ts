// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const backupsWords = {
  entities: { backup: 'Varmuuskopio' },
  jobs: { 'backups.nightly': 'Yöllinen varmuuskopio' },
} as const;
