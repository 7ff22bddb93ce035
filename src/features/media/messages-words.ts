// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const mediaWords = {
  entities: { media: 'Kuva' },
  jobs: { 'media.sweep': 'Käyttämättömien kuvien siivous' },
} as const;
