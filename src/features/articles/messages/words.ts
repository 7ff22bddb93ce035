// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const articlesWords = {
  entities: { article: 'Artikkeli' },
  fields: {
    keywords: 'Avainsanat',
    summary: 'Tiivistelmä',
    picture: 'Kuva',
    slug: 'Osoite',
    publishedAt: 'Julkaistu',
  },
  jobs: { 'articles.forget': 'Poistettujen artikkelien siivous' },
} as const;
