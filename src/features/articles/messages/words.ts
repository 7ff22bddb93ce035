// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const articlesWords = {
  entities: { article: 'Artikkeli' },
  places: { article: '/admin/blog/' },
  fields: {
    keywords: 'Avainsanat',
    summary: 'Tiivistelmä',
    picture: 'Kuva',
    slug: 'Osoite',
    publishedAt: 'Julkaistu',
  },
  jobs: { 'articles.forget': 'Poistettujen artikkelien siivous' },
} as const;
