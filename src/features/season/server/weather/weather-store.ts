// All SQL of the stored weather: one row for each address of a service, the last good answer.
import type { ColumnType, Kysely } from 'kysely';

export type WeatherTables = {
  seasonWeather: {
    source: string;
    place: string;
    content: ColumnType<unknown, string | null, string | null>;
    etag: string | null;
    fetchedAt: Date | null;
    triedAt: Date;
  };
};

export type WeatherDb = Kysely<WeatherTables>;

export interface StoredResponse {
  source: string;
  content: unknown;
  etag: string | null;
  fetchedAt: Date | null;
  triedAt: Date;
}

export function listAnswers(db: WeatherDb, place: string): Promise<StoredResponse[]> {
  return db
    .selectFrom('seasonWeather')
    .select(['source', 'content', 'etag', 'fetchedAt', 'triedAt'])
    .where('place', '=', place)
    .execute();
}

/** Answers for other places are of no use any more. */
export async function removeOtherPlaces(db: WeatherDb, place: string): Promise<void> {
  await db.deleteFrom('seasonWeather').where('place', '<>', place).execute();
}

/** Before the request: a process that dies during it does not repeat it at once. */
export async function noteTried(db: WeatherDb, source: string, place: string, at: Date): Promise<void> {
  await db
    .insertInto('seasonWeather')
    .values({ source, place, content: null, etag: null, fetchedAt: null, triedAt: at })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ triedAt: at }))
    .execute();
}

export interface GoodAnswer {
  source: string;
  fetchedAt: Date;
  /** Without a content the stored one stays. */
  content?: unknown;
  etag?: string | null;
}

export async function storeAnswer(
  db: WeatherDb,
  { source, fetchedAt, content, etag = null }: GoodAnswer,
): Promise<void> {
  await db
    .updateTable('seasonWeather')
    .set({ fetchedAt, ...(content !== undefined && { content: JSON.stringify(content), etag }) })
    .where('source', '=', source)
    .execute();
}
