// Pictures above articles: shipped renders by name, or an uploaded file.
import { isOwnPicture } from '../../platform/contract/content.ts';
import { scenePictures, type Picture } from '../catalogue/product/tyre-picture.ts';

export const ARTICLE_DRAWINGS = ['first-snow', 'tread-pair', 'label', 'gauge', 'electric', 'groove'] as const;
export type ArticleDrawing = (typeof ARTICLE_DRAWINGS)[number];

export const drawnArticlePictures: Readonly<Record<ArticleDrawing, Picture>> = {
  'first-snow': scenePictures.winterRoad,
  'tread-pair': scenePictures.treads,
  label: scenePictures.wetRoad,
  gauge: scenePictures.gauge,
  electric: scenePictures.dryRoad,
  groove: scenePictures.coin,
};

/** An article's picture: a drawing, or a file by its path. */
export type ArticlePicture = { kind: 'drawing'; drawing: ArticleDrawing } | { kind: 'file'; path: string };

/** Whether a stored picture means anything: empty, a drawing's name, or an own picture. */
export function isArticlePicture(picture: string): boolean {
  return picture === '' || isDrawing(picture) || isOwnPicture(picture);
}

/** The picture of an article; one that has none gets the same drawing every time. */
export function articlePicture(picture: string, id: string): ArticlePicture {
  if (isDrawing(picture)) return { kind: 'drawing', drawing: picture };
  if (isOwnPicture(picture)) return { kind: 'file', path: picture };
  const sum = Array.from(id, (character) => character.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return { kind: 'drawing', drawing: ARTICLE_DRAWINGS[sum % ARTICLE_DRAWINGS.length] ?? 'tread-pair' };
}

function isDrawing(picture: string): picture is ArticleDrawing {
  return ARTICLE_DRAWINGS.some((drawing) => drawing === picture);
}
