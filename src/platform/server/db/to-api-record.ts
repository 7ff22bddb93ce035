// A row as the API shows it.

export type ApiRecord<Row> = { _id: string } & {
  [Name in Exclude<keyof Row, 'id'>]: Row[Name] extends Date | null
    ? Exclude<Row[Name], Date> | string
    : Row[Name];
};

/** `id` becomes `_id` and moments become text. Every other column is shown as it is, so leave out what is not to be. */
export function toApiRecord<Row extends { id: string }>(row: Row): ApiRecord<Row>;
export function toApiRecord({ id, ...columns }: { id: string }): { _id: string } {
  const shown = new Map<string, unknown>(
    Object.entries(columns).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
  return { _id: id, ...Object.fromEntries(shown) };
}
