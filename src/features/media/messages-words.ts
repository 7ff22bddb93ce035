// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const mediaWords = {
  entities: { media: 'Kuva' },
  jobs: { 'media.sweep': 'Käyttämättömien kuvien siivous' },
} as const;
