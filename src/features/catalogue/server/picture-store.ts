// The SQL of the pictures that makers, models and products have been given.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export interface NamedPicture {
  path: string;
  /** 'Nokian Hakkapeliitta 10'. */
  name: string;
}

/** Every picture with what it stands for, each pair once. */
export async function listPictures(db: Kysely<unknown>): Promise<NamedPicture[]> {
  const { rows } = await sql<NamedPicture>`
    with shown as (
      select logo as path, name from manufacturer
      union
      select path, maker.name || ' ' || model.name from tyre_model model
        join manufacturer maker on maker.id = model.manufacturer_id,
        unnest(array[model.image_thumbnail, model.image_pattern] || model.image_gallery) path
      union
      select path, maker.name || ' ' || model.name from product
        join tyre_model model on model.id = product.model_id
        join manufacturer maker on maker.id = model.manufacturer_id,
        unnest(array[product.image_thumbnail, product.image_pattern] || product.image_gallery) path
        where coalesce(product.image_thumbnail, product.image_pattern, product.image_gallery[1]) is not null
    )
    select path, name from shown where path like '%api/files/%' order by name, path`.execute(db);
  return rows;
}
