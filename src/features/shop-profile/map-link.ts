// The shop's link to a map service: which address can be embedded in a page, and which one opens by itself.
// Google Maps and OpenStreetMap are known; a link of any other service stays a link.

/** What the security policy lets into frames: these addresses of the two services, nothing else of theirs. */
export const MAP_FRAMES: readonly string[] = [
  'https://www.google.com/maps',
  'https://www.google.com/maps/embed',
  'https://www.openstreetmap.org/export/embed.html',
];

interface Place {
  latitude: number;
  longitude: number;
  zoom: number;
}

const USUAL_ZOOM = 16;
const WIDEST_ZOOM = 3;
const CLOSEST_ZOOM = 19;
/** The frame is drawn about this large, in pixels; a map tile of the services has 256. */
const FRAME = { widthPx: 600, heightPx: 300 };
const TILE_PX = 256;

/** The address of `link`'s map for a frame; `undefined` when the link is none of a service that is known. */
export function mapFrame(link: string): string | undefined {
  const url = readAddress(link);
  if (!url) return undefined;
  if (isGoogle(url)) return googleFrame(url);
  if (isOpenStreetMap(url)) return openStreetMapFrame(url);
  return undefined;
}

/** The address to open by itself: the link, or where it is made for frames alone, a search for the shop's address. */
export function mapPage(link: string, address: string): string {
  const url = readAddress(link);
  const isFrameOnly = url && isGoogle(url) && url.pathname === '/maps/embed';
  if (!isFrameOnly) return link;
  // Maps URLs of Google, "Search".
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

function readAddress(link: string): URL | undefined {
  const url = URL.parse(link);
  return url?.protocol === 'https:' ? url : undefined;
}

function isGoogle({ hostname, pathname }: URL): boolean {
  if (/^maps\.google\.(?:com|fi)$/.test(hostname)) return true;
  return /^(?:www\.)?google\.(?:com|fi)$/.test(hostname) && /^\/maps(?:\/|$)/.test(pathname);
}

function isOpenStreetMap({ hostname }: URL): boolean {
  return /^(?:www\.)?openstreetmap\.org$/.test(hostname);
}

function googleFrame(url: URL): string | undefined {
  if (url.pathname === '/maps/embed') return `https://www.google.com/maps/embed${url.search}`;
  const query = googleQuery(url);
  if (query === undefined) return undefined;
  return `https://www.google.com/maps?${new URLSearchParams({
    q: query,
    z: String(USUAL_ZOOM),
    hl: 'fi',
    output: 'embed',
  })}`;
}

/** The pin's own coordinates, else what was searched for, else the middle of the view. */
function googleQuery({ pathname, searchParams }: URL): string | undefined {
  const pin = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/.exec(pathname);
  if (pin) return `${pin[1]},${pin[2]}`;
  const searched = searchParams.get('query') ?? searchParams.get('q');
  if (searched) return searched;
  const named = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1];
  if (named) return plainText(named);
  const view = /\/@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/.exec(pathname);
  return view ? `${view[1]},${view[2]}` : undefined;
}

function plainText(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function openStreetMapFrame(url: URL): string | undefined {
  if (url.pathname === '/export/embed.html') {
    return `https://www.openstreetmap.org/export/embed.html${url.search}`;
  }
  const place = openStreetMapPlace(url);
  if (!place) return undefined;
  const { latitude, longitude } = place;
  const degreesPerPx = 360 / (TILE_PX * 2 ** place.zoom);
  const east = (FRAME.widthPx / 2) * degreesPerPx;
  const north = (FRAME.heightPx / 2) * degreesPerPx * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`;
}

/** The marked place from `?mlat=60.5&mlon=25`, or the middle of the view from `#map=16/60.5/25`. */
function openStreetMapPlace({ searchParams, hash }: URL): Place | undefined {
  const [zoom, middleLatitude, middleLongitude] = (/^#map=([\d./-]+)/.exec(hash)?.[1] ?? '').split('/');
  const latitude = degreesOf(searchParams.get('mlat') ?? middleLatitude, 85);
  const longitude = degreesOf(searchParams.get('mlon') ?? middleLongitude, 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  const wanted = Math.round(Number(zoom)) || USUAL_ZOOM;
  return { latitude, longitude, zoom: Math.min(CLOSEST_ZOOM, Math.max(WIDEST_ZOOM, wanted)) };
}

function degreesOf(text: string | undefined, most: number): number | undefined {
  const degrees = Number(text?.trim() || Number.NaN);
  return Math.abs(degrees) <= most ? degrees : undefined;
}
