// The public pages of the running product, for journeys that walk all of them.

/** Two each of sizes, tyres and articles; after them pages that are not in the sitemap. */
const KINDS = [/^\/renkaat\/[^/]+$/, /^\/renkaat\/[^/]+\/[^/]+$/, /^\/artikkelit\/[^/]+$/];
const UNLISTED = ['/renkaat?search=205+55+16', '/renkaat?search=olematon', '/yhteydenotto-lahetetty'];

/** The paths of the sitemap and some in addition, each answering 200. */
export async function listPublicPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const single = all.filter((path) => !KINDS.some((kind) => kind.test(path)));
  const some = KINDS.flatMap((kind) => {
    // By name: the sitemap's own order changes from one opened shop to the next.
    const ofKind = all.filter((path) => kind.test(path)).toSorted();
    return ofKind.filter((_path, index) => index === 0 || index === Math.floor(ofKind.length / 2));
  });
  return [...single, ...some, ...UNLISTED];
}
