// What others may know of uploaded pictures: their form, and the calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { IMAGE_POSITIONS } from '../homepage/contract.ts';
import { MAX_PICTURE_BYTES } from './picture-limits.ts';

export const mediaSchema = z.strictObject({
  name: z.string(),
  /** '/api/files/…'. */
  imageUrl: z.string(),
  originalName: z.string(),
  widthPx: z.int32(),
  heightPx: z.int32(),
  /** Bytes of all its sizes together. */
  bytes: z.int32(),
  createdAt: z.iso.datetime({ offset: true }),
  /** Where it is shown: what the place is called, and where in the back office it is changed. */
  uses: z.array(z.strictObject({ where: z.string(), href: z.string() })),
});
export type Media = z.infer<typeof mediaSchema>;

export const uploadedSchema = z.strictObject({ imageUrl: z.string() });

export const uploadImage = endpoint('POST /upload', {
  access: 'staff',
  summary: 'Uploads a picture (JPEG, PNG or WebP, at most 5 MB); it is encoded anew in several sizes',
  upload: { field: 'image', maxBytes: MAX_PICTURE_BYTES },
  output: uploadedSchema,
  status: 201,
});

/** The hero picture of the home page; `version` is that of the home page's settings. */
export const heroImageSchema = z.strictObject({
  imageUrl: z.string(),
  imageAlt: z.string(),
  position: z.enum(IMAGE_POSITIONS),
  version: z.int32(),
});

export const uploadHeroImage = endpoint('POST /upload/hero-image', {
  access: 'staff',
  summary: 'Uploads a picture and makes it the hero picture of the home page',
  upload: { field: 'heroImage', maxBytes: MAX_PICTURE_BYTES },
  output: heroImageSchema,
  status: 201,
});

export const deleteHeroImage = endpoint('DELETE /upload/hero-image', {
  access: 'staff',
  summary: 'Takes the hero picture off the home page; it stays in the library of pictures',
  output: null,
});

export const putHeroImageMetadata = endpoint('PUT /upload/hero-image/metadata', {
  access: 'staff',
  summary: 'Changes the alternative text of the hero picture and where it is cut',
  body: z.strictObject({
    metadata: z.strictObject({
      alt: z.string().trim().max(200).optional(),
      position: z.enum(IMAGE_POSITIONS).optional(),
    }),
  }),
  output: heroImageSchema,
});

export const listMedia = endpoint('GET /media', {
  access: 'staff',
  summary: 'Uploaded pictures, newest first, each with where it is used',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    use: z.enum(['used', 'unused']).optional(),
    ...pagingQuery(100),
  }),
  output: z.array(mediaSchema),
});

export const deleteMedia = endpoint('DELETE /media/:name', {
  access: 'staff',
  summary: 'Deletes a picture; one that is in use only with force=true',
  params: z.object({ name: z.string().max(100) }),
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  output: null,
});
