// A page of this site as a document in which nothing runs: no markup is ever parsed from a text.

/** Rejects when no page comes. */
export function fetchPage(path: string, signal?: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      if (request.response instanceof Document) resolve(request.response);
      else reject(new Error(`no page at ${path}`));
    });
    signal?.addEventListener('abort', () => request.abort());
    request.open('GET', path);
    request.send();
  });
}
