// The names of documents that are stored next to images: copies of official labels and product sheets.

export type DocumentEnding = 'svg' | 'pdf';

const DOCUMENT_NAME = /^document-[a-z0-9]{1,40}-[a-f0-9]{20}\.(svg|pdf)$/;

/** 'label381324', 'a3…', 'svg' → 'document-label381324-a3….svg'. Another content has another name. */
export function documentName(key: string, contentHash: string, ending: DocumentEnding): string {
  return `document-${key}-${contentHash.slice(0, 20)}.${ending}`;
}

/** The ending of a document's name; `undefined` for any other file. */
export function documentEnding(name: string): DocumentEnding | undefined {
  const [, ending] = DOCUMENT_NAME.exec(name) ?? [];
  return ending === 'svg' || ending === 'pdf' ? ending : undefined;
}
